import type { Page } from '@playwright/test';

/** Notes what a page does against its policy, from its opening on; gives what that was so far. */
export const watchPolicy = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      broken.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return () => page.evaluate<string[]>('broken');
};
