import type { Page } from '@playwright/test';

/** Whether the page's notice is on top at its middle, its corners and its edges. */
export const isPainted = (page: Page) =>
  page
    .getByTestId('simulation-notice')
    .first()
    .evaluate((notice) => {
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

/** The styles that decide how visible the page's notice is, with those of its ancestors. */
export const styleOf = (page: Page) =>
  page
    .getByTestId('simulation-notice')
    .first()
    .evaluate((notice) => {
      const { color, backgroundColor, fontSize, textIndent, visibility } = getComputedStyle(notice);
      const around: { opacity: string; filter: string }[] = [];
      for (let each: Element | null = notice; each; each = each.parentElement) {
        const { opacity, filter } = getComputedStyle(each);
        around.push({ opacity, filter });
        // The styles of its ancestors do not apply to the top layer.
        if (each.matches(':popover-open')) break;
      }
      const opacity = Math.min(...around.map((style) => Number(style.opacity)));
      const filters = around.map(({ filter }) => filter).filter((filter) => filter !== 'none');
      return { color, backgroundColor, fontSize, textIndent, visibility, opacity, filters };
    });

/** The result of `styleOf` on every page that is not manipulated. */
export const plainStyle = {
  color: 'rgb(23, 32, 28)',
  backgroundColor: 'rgb(255, 214, 90)',
  fontSize: '15px',
  textIndent: '0px',
  visibility: 'visible',
  opacity: 1,
  filters: [],
};
