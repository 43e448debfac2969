import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The name and the text of the file that the page saves when `save` is called. */
export const savedText = async (page: Page, save: () => Promise<void>) => {
  const saved = page.waitForEvent('download');
  await save();
  const download = await saved;
  const text = readFileSync(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text };
};
