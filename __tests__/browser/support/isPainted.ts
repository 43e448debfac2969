import type { Page } from '@playwright/test';
import { settled } from './settled';

const noticeOf = (page: Page) => page.getByTestId('simulation-notice');

/** Whether the page's notice is on top at its middle, its corners and its edges. */
export const isPainted = async (page: Page) => {
  await settled(page);
  return noticeOf(page).evaluate((notice) => {
    const { left, right, top, bottom } = notice.getBoundingClientRect();
    const xs = [left + 2, (left + right) / 2, right - 2];
    const ys = [top + 2, (top + bottom) / 2, bottom - 2];
    return xs.every((x) =>
      ys.every((y) => {
        const painted = document.elementFromPoint(x, y);
        return painted !== null && notice.contains(painted);
      }),
    );
  });
};

/**
 * What the window shows at the place of the notice, to be compared; not in Firefox, where Playwright inserts a
 * style that the policy of the page refuses: hit testing finds neither what is
 * inert, nor covers that let presses through.
 */
export const pictureOfNotice = async (page: Page): Promise<Buffer> => {
  await settled(page);
  const { x, y, width, height } = await noticeOf(page).evaluate((notice) =>
    notice.getBoundingClientRect(),
  );
  // Hiding the caret would need an inline style, which the policy of the page refuses.
  return page.screenshot({ clip: { x, y, width, height }, caret: 'initial' });
};
