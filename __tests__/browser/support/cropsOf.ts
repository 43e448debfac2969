import type { CDPSession, Page } from '@playwright/test';

export type Box = { left: number; top: number; right: number; bottom: number };

type Found = {
  /** Amounts of money that can be seen. */
  amounts: (Box & { text: string })[];
  /** Every whole word for simulation that nothing covers. */
  words: Box[];
};

/** A line of generated text, and the index of the element that it belongs to. */
type Generated = Box & { element: number; words: number };

/** One of each page, never detached: that would end the media that Playwright emulates. */
const sessions = new WeakMap<Page, CDPSession>();

const sessionOf = async (page: Page) => {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
};

/**
 * The text of pseudo-elements in which the word stands. Scripts cannot read where it is, so that this
 * works in Chromium only.
 */
const generatedTexts = async (page: Page, word: string): Promise<Generated[]> => {
  const session = await sessionOf(page);
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: [],
  });
  const [snapshot] = documents;
  if (!snapshot) return [];
  const { nodes, layout, textBoxes, scrollOffsetX = 0, scrollOffsetY = 0 } = snapshot;
  const nameOf = (node = -1) => strings[nodes.nodeName?.[node] ?? -1] ?? '';
  const shadows = new Set(nodes.shadowRootType?.index);
  /** The index of each element among all elements of the document; none in a control of the browser. */
  const order = new Map<number, number>();
  const isInside = new Set<number>();
  nodes.nodeType?.forEach((type, node) => {
    const parent = nodes.parentIndex?.[node] ?? -1;
    if (shadows.has(node) || isInside.has(parent)) isInside.add(node);
    else if (type === 1 && !nameOf(node).startsWith('::')) order.set(node, order.size);
  });
  return textBoxes.layoutIndex.flatMap((index, box) => {
    const text = strings[layout.text[index] ?? -1] ?? '';
    const start = textBoxes.start[box] ?? 0;
    const words = text.slice(start, start + (textBoxes.length[box] ?? 0)).split(word).length - 1;
    // The text is a child of the pseudo-element, or that itself.
    const node = layout.nodeIndex[index] ?? -1;
    const pseudo = nameOf(node).startsWith('::') ? node : (nodes.parentIndex?.[node] ?? -1);
    const element = order.get(nodes.parentIndex?.[pseudo] ?? -1);
    const [x = 0, y = 0, width = 0, height = 0] = textBoxes.bounds[box] ?? [];
    if (words === 0 || !nameOf(pseudo).startsWith('::') || element === undefined) return [];
    const left = x - scrollOffsetX;
    const top = y - scrollOffsetY;
    return [{ element, words, left, top, right: left + width, bottom: top + height }];
  });
};

/** Finds them in the browser. Self-contained, since it is sent there as source. */
const find = ({ word, generated }: { word: string; generated: readonly Generated[] }): Found => {
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

  const context = document.createElement('canvas').getContext('2d');
  const elements = document.querySelectorAll('*');
  for (const { element: index, words, ...line } of generated) {
    const element = elements[index];
    if (!element || !context) continue;
    // Several words of a line have the same distance.
    context.font = getComputedStyle(element, '::after').font;
    const width = words === 1 ? line.right - line.left : context.measureText(word).width;
    const pitch = words === 1 ? 0 : (line.right - line.left - width) / (words - 1);
    for (let at = 0; at < words; at += 1) {
      const left = line.left + at * pitch;
      // The letters are lower than their line.
      const box = { left, right: left + width, top: line.top + 2, bottom: line.bottom - 2 };
      if (isSeen(box, element)) found.words.push(box);
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
 * @param scale of the smallest part, where the text is larger
 * @returns the number of amounts, and the rectangles without a word
 */
export const cropsOf = async (
  page: Page,
  { word, count, seed, scale = 1 }: { word: string; count: number; seed: number; scale?: number },
) => {
  const generated = await generatedTexts(page, word);
  const { amounts, words } = await page.evaluate(find, { word, generated });
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const random = randomNumbers(seed);
  const between = (low: number, high: number) => low + random() * Math.max(0, high - low);
  const crops = Array.from({ length: amounts.length === 0 ? 0 : count }, (_, index) => {
    const amount = amounts[Math.floor(random() * amounts.length)] ?? amounts[0];
    if (!amount) throw new Error('unreachable');
    // Half of them have the least size, which is the hardest.
    const grow = scale * (index % 2 === 0 ? 1 : between(1, 2));
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
    words: words.length,
    amounts: amounts.length,
    crops,
    bare: crops.filter((crop) => !words.some((each) => contains(crop, each))),
  };
};
