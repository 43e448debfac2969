import type { Locator, Page } from '@playwright/test';
import { settled } from './settled';

/** The places and sizes of elements in the window. */
export const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );

/** The place and size of an element in the window, once it is in the document. */
export const boxOf = (element: Locator) =>
  element.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);

export const resize = async (page: Page, width: number, height = 800) => {
  await page.setViewportSize({ width, height });
  await settled(page);
};
