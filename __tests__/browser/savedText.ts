import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** What is in the file that the page saves when this is done to it, and what it is called. */
export const savedText = async (page: Page, save: () => Promise<void>) => {
  const saved = page.waitForEvent('download');
  await save();
  const download = await saved;
  const text = readFileSync(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text };
};
