import type { Page } from '@playwright/test';

export type Box = { left: number; top: number; right: number; bottom: number };

type Found = {
  /** Amounts of money that can be seen. */
  amounts: (Box & { text: string })[];
  /** Every whole word for simulation that nothing covers. */
  words: Box[];
};

/** Finds them in the browser. Self-contained, since it is sent there as source. */
const find = ({ word, halfWidth }: { word: string; halfWidth: number }): Found => {
  const money = /[+−]?[$€£¥]\s?\d[\d.,\s]*|\d[\d.,\s]*\s(?:€|zł)/g;
  const boxOf = (rect: DOMRect): Box => ({
    left: rect.left,
    top: rect.top,
    right: rect.right,
    bottom: rect.bottom,
  });

  /** What cuts off parts of an element; null if it is hidden. Every text and word asks for it. */
  const clips = new Map<Element, readonly Box[] | null>();
  const clipsOf = (element: Element): readonly Box[] | null => {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const { parentElement } = element;
    const above = parentElement ? clipsOf(parentElement) : [];
    const { overflowX, visibility, opacity } = getComputedStyle(element);
    const isThere = visibility === 'visible' && opacity !== '0';
    const isOpen = overflowX === 'visible' || element === document.documentElement;
    const own = isOpen ? [] : [boxOf(element.getBoundingClientRect())];
    const all = above === null || !isThere ? null : [...above, ...own];
    clips.set(element, all);
    return all;
  };

  const opaque = new Map<Element, boolean>();
  const isOpaque = (element: Element) => {
    const known = opaque.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isClear = /^rgba\(.*, 0\)$/.test(backgroundColor) && backgroundImage === 'none';
    const isShown = clipsOf(element) !== null;
    opaque.set(element, isShown && !isClear && element.tagName !== 'HR');
    return isShown && !isClear;
  };

  /** Whether all of a box is in the window, cut off by nothing, and below nothing opaque. */
  const isSeen = ({ left, top, right, bottom }: Box, element: Element) => {
    if (right <= left || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return false;
    const around = clipsOf(element);
    const isWhole = around?.every(
      (clip) =>
        left >= clip.left - 1 &&
        right <= clip.right + 1 &&
        top >= clip.top - 1 &&
        bottom <= clip.bottom + 1,
    );
    if (!isWhole) return false;
    return [left + 1, (left + right) / 2, right - 1].every((x) => {
      for (const above of document.elementsFromPoint(x, (top + bottom) / 2)) {
        if (above === element || above.contains(element)) return true;
        if (isOpaque(above)) return false;
      }
      return true;
    });
  };

  const found: Found = { amounts: [], words: [] };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName)) continue;
    const text = node.textContent ?? '';
    const rangeOf = (from: number, length: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + length);
      return boxOf(range.getBoundingClientRect());
    };
    for (const match of text.matchAll(money)) {
      const box = rangeOf(match.index, match[0].trimEnd().length);
      if (isSeen(box, element)) found.amounts.push({ ...box, text: match[0] });
    }
    const at = text.indexOf(word);
    if (at >= 0) {
      const box = rangeOf(at, word.length);
      if (isSeen(box, element)) found.words.push(box);
    }
  }

  /** The second of two lengths, in pixels. @param whole what a percentage is of */
  const secondOf = (lengths: string, whole: number) => {
    const [, second = ''] = lengths.match(/calc\([^)]*\)|[^ ]+/g) ?? [];
    const terms = second.matchAll(/(-?) ?([\d.]+)(%|px)/g);
    return [...terms].reduce((sum, [, sign, number, unit]) => {
      const term = Number(number) * (unit === '%' ? whole / 100 : 1);
      return sign === '-' ? sum - term : sum + term;
    }, 0);
  };

  /** A rule is an element, a stack of them behind one, or its first or last line. */
  const rules = [...document.querySelectorAll('*')].flatMap((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    const before = getComputedStyle(element, '::before');
    const after = getComputedStyle(element, '::after');
    const isStack = element.hasAttribute('data-ruled');
    return [
      { element, style: getComputedStyle(element), left, top, width },
      isStack
        ? {
            element,
            style: before,
            left: left + parseFloat(before.left),
            top: top + parseFloat(before.top),
            width: parseFloat(before.width),
          }
        : { element, style: before, left, top, width },
      { element, style: after, left, top: bottom - parseFloat(after.height), width },
    ];
  });
  for (const { element, style, left, top, width } of rules) {
    if (!style.maskImage.includes('/marks/rule-') || style.display === 'none') continue;
    const height = parseFloat(style.height);
    const tile = parseFloat(style.maskSize);
    const pitch = secondOf(style.maskSize, height);
    // A percentage of a place is of what one image leaves over.
    const from = secondOf(style.maskPosition, height - pitch);
    const cells = Math.max(1, Math.round(width / tile));
    for (let y = from + pitch / 2; y < height; y += pitch) {
      for (let cell = 0; cell < cells; cell += 1) {
        const x = left + ((cell + 0.5) * width) / cells;
        const box = {
          left: x - halfWidth,
          right: x + halfWidth,
          top: top + y - 5,
          bottom: top + y + 5,
        };
        const isInside = y >= 5 && y + 5 <= height && box.left >= left - 1;
        if (isInside && isSeen(box, element)) found.words.push(box);
      }
    }
  }
  return found;
};

/** A generator of numbers from 0 to 1 (mulberry32), so that a failure can be repeated. */
const randomNumbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

const contains = (outer: Box, inner: Box) =>
  inner.left >= outer.left - 0.5 &&
  inner.right <= outer.right + 0.5 &&
  inner.top >= outer.top - 0.5 &&
  inner.bottom <= outer.bottom + 0.5;

/** The smallest part of a page that has to say what it is, in CSS pixels. */
const leastCrop = { width: 240, height: 160 };

/**
 * Cuts random rectangles out of the window, each with an amount of money in it, and looks for a
 * whole word for simulation in each.
 *
 * @param word the word in the page's language
 * @param halfWidth half of the width of the word in the rules, in pixels
 * @returns the number of amounts, and the rectangles without a word
 */
export const cropsOf = async (
  page: Page,
  {
    word,
    halfWidth,
    count,
    seed,
  }: { word: string; halfWidth: number; count: number; seed: number },
) => {
  const { amounts, words } = await page.evaluate(find, { word, halfWidth });
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const random = randomNumbers(seed);
  const between = (low: number, high: number) => low + random() * Math.max(0, high - low);
  const crops = Array.from({ length: amounts.length === 0 ? 0 : count }, (_, index) => {
    const amount = amounts[Math.floor(random() * amounts.length)] ?? amounts[0];
    if (!amount) throw new Error('unreachable');
    // Half of them have the least size, which is the hardest.
    const grow = index % 2 === 0 ? 1 : between(1, 2);
    const width = Math.min(
      size.width,
      Math.max(leastCrop.width, amount.right - amount.left) * grow,
    );
    const height = leastCrop.height * grow;
    const left = between(
      Math.max(0, amount.right - width),
      Math.min(amount.left, size.width - width),
    );
    const top = between(
      Math.max(0, amount.bottom - height),
      Math.min(amount.top, size.height - height),
    );
    return { text: amount.text, left, top, right: left + width, bottom: top + height };
  });
  return {
    amounts: amounts.length,
    crops,
    bare: crops.filter((crop) => !words.some((each) => contains(crop, each))),
  };
};
