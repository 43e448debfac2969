import type { Page } from '@playwright/test';
import { settled } from './settled';

/** A gain or a balance on the page. */
export type Amount = {
  text: string;
  /** Of the amount together with its word, in pixels from the upper left corner of the window. */
  box: { x: number; y: number; width: number; height: number };
  /** What is wrong with the word beside or below it; empty if nothing is. */
  fault: string;
};

/**
 * Finds the gains and balances that a page shows, by their texts alone: each text that is nothing but
 * an amount or a range of euros. Not those of prices, of axes, of fields, and of the limits
 * that the details explain. For each, looks
 * at the place below and beside it for the word.
 *
 * @param word the word in the language of the page
 */
export const amountsOf = async (page: Page, word: string): Promise<readonly Amount[]> => {
  await settled(page);
  return page.evaluate((expected) => {
    // Alone, after a date or a trade (`Trade 25 · `), or in a range (`10 € to 20 €`).
    const isAmount =
      /^(?:\p{L}+\.?\s\d+ · |(?:\p{L}+\s)?[\d.,\s]+\u00a0€\s\p{L}+\s)?[+\u2212]?[\d.,\s]+\u00a0€$/u;
    const others = 'option, svg, [data-part=drawing] + [aria-hidden], [data-part=ranges]';

    const rectOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    /** In the columns of prices of the alternate view. */
    const isPrice = (element: Element) => {
      const cell = element.closest('td');
      const table = cell?.closest('[data-testid=trades-table]');
      return Boolean(table) && [2, 3].includes(cell?.cellIndex ?? -1);
    };

    const texts = (test: (text: string) => boolean) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: { node: Node; element: Element }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !test(node.nodeValue?.trim() ?? '') || !isShown(element)) continue;
        // Not what only screen readers read.
        if (element.getBoundingClientRect().width > 2) found.push({ node, element });
      }
      return found;
    };

    const colourOf = (element: Element): readonly number[] => {
      const [r = 0, g = 0, b = 0, alpha = 1] =
        getComputedStyle(element)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      if (alpha === 1) return [r, g, b];
      const below = element.parentElement ? colourOf(element.parentElement) : [255, 255, 255];
      return [r, g, b].map((part, index) => part * alpha + (below[index] ?? 0) * (1 - alpha));
    };
    const luminance = (colour: readonly number[]) =>
      colour
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const contrastOf = (element: Element) => {
      const ink =
        getComputedStyle(element)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      const [dark = 0, light = 0] = [luminance(ink.slice(0, 3)), luminance(colourOf(element))].sort(
        (a, b) => a - b,
      );
      return (light + 0.05) / (dark + 0.05);
    };

    /** Whether something else is above the middle of a text, once that is scrolled into view. */
    const isBehind = ({ node, element }: { node: Node; element: Element }) => {
      const figure = element.parentElement?.parentElement;
      (figure ?? element).scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom } = rectOf(node);
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !above || !figure?.contains(above);
    };

    const words = texts((text) => text === expected);
    /** Directly below, or on the same line directly beside. */
    const isNear = (amount: DOMRect, { left, right, top, bottom }: DOMRect) => {
      const size = bottom - top;
      const isBelow =
        top >= amount.bottom - size &&
        top <= amount.bottom + size / 2 &&
        left < amount.right &&
        right > amount.left;
      const isBeside =
        left >= amount.right - 2 &&
        left <= amount.right + 2 * size &&
        top < amount.bottom &&
        bottom > amount.top;
      return isBelow || isBeside;
    };

    return texts((text) => isAmount.test(text))
      .filter(({ element }) => element.closest(others) === null && !isPrice(element))
      .flatMap((amount) => {
        if (isBehind(amount)) return [];
        const { node } = amount;
        const rect = rectOf(node);
        const near = words.filter((each) => isNear(rect, rectOf(each.node)));
        const text = `${node.nodeValue}`;
        const faultOf = (each: (typeof near)[number]) => {
          // Chromium does not include the zoom.
          const zoom = each.element.currentCSSZoom;
          const size = parseFloat(getComputedStyle(each.element).fontSize) * zoom;
          if (size < 11) return `a word of ${size} px`;
          const contrast = contrastOf(each.element);
          if (contrast < 4.5) return `a contrast of ${contrast.toFixed(1)}`;
          if (each.element.scrollWidth > each.element.clientWidth + 1) return 'a cut word';
          // The words in the opened notice about the link are scrolled into view by themselves.
          const notice = '[data-testid=link-notice]';
          const isInNotice = each.element.closest(notice) !== null;
          if (isInNotice) each.element.scrollIntoView({ block: 'center' });
          const { left, right, top, bottom } = rectOf(each.node);
          const middle = (top + bottom) / 2;
          const isCovered = [left + 1, (left + right) / 2, right - 1]
            .map((x) => document.elementFromPoint(x, middle))
            // Opened, it leaves no room above it at twice the size of text.
            .filter((cover) => isInNotice || !cover?.closest(notice))
            .some((cover) => cover !== each.element);
          return isCovered ? 'a covered word' : '';
        };
        // What a dialog covers has words too.
        const [best] = near
          .map((each) => ({ ...each, fault: faultOf(each) }))
          .sort((a, b) => a.fault.length - b.fault.length);
        const fault = best?.fault ?? 'no word';
        const all = [rectOf(node), ...(best ? [rectOf(best.node)] : [])];
        const x = Math.min(...all.map(({ left }) => left));
        const y = Math.min(...all.map(({ top }) => top));
        const width = Math.max(...all.map(({ right }) => right)) - x;
        const height = Math.max(...all.map(({ bottom }) => bottom)) - y;
        return [{ text, fault, box: { x, y, width, height } }];
      });
  }, word);
};
