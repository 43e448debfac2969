import type { Page } from '@playwright/test';

/** Whether the typeface has loaded, which a page asks for after its scripts. */
export const hasInter = () =>
  [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded');

/** Unchanged frames after which the page counts as still. A count-up pauses for fewer. */
const frames = { whileTimePasses: 20, whileTimeIsStopped: 3 } as const;

/**
 * Waits until a page is still, so that it can be measured: fonts and opened parts have loaded,
 * transitions and other finite animations have ended, the large figure no longer counts, and
 * nothing changes its place or size. Works while `page.clock` is stopped, too.
 */
export const settled = async (page: Page): Promise<void> => {
  const last = await page.evaluateHandle(async () => {
    await document.fonts.ready;
    return { seen: '', time: 0, still: 0 };
  });
  await page.waitForFunction(
    ({ last, frames }) => {
      const isLoading = document.querySelector('[aria-busy=true]') !== null;
      const isMoving = document.getAnimations().some(({ timeline, playState, effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return timeline === document.timeline && playState === 'running' && endTime !== Infinity;
      });
      const boxes = [...document.querySelectorAll<HTMLElement>('body *')].map((each) =>
        [each.offsetLeft, each.offsetTop, each.offsetWidth, each.offsetHeight].join(),
      );
      const figure = document.querySelector('[data-testid=profit]')?.textContent;
      const seen = [...boxes, figure].join();
      const time = Date.now();
      const needed = time === last.time ? frames.whileTimeIsStopped : frames.whileTimePasses;
      last.still = isLoading || isMoving || seen !== last.seen ? 0 : last.still + 1;
      Object.assign(last, { seen, time });
      return last.still >= needed;
    },
    { last, frames },
  );
};
