import { useEffect, useState } from 'react';
import { holesOf, type Box } from './holes';
import { shownTargets } from './shownTargets';
import { row } from './signTargets';

/** What a frame should not cut. */
const others = [
  'a',
  'button',
  'input',
  'select',
  'h1',
  'h2',
  'p',
  'data',
  'small',
  'td > *',
].flatMap((name) => ['header', 'aside', '#content'].map((part) => `${part} ${name}`));

const amount = ':has(> [data-simulated])';

/** A figure with its word (`SimulatedAmount.tsx`), or any other part as it is. */
const withWord = (element: Element) =>
  element.closest(amount) ?? element.querySelector(`:scope > ${amount}`) ?? element;

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: Math.round(left + scrollX),
    top: Math.round(top + scrollY),
    right: Math.round(right + scrollX),
    bottom: Math.round(bottom + scrollY),
  };
};

const measure = (targets: readonly string[]) => {
  const groups = shownTargets(targets).flatMap((elements) => {
    // Dialogs are above the scrim.
    const onPage = elements.filter((element) => element.closest('dialog') === null);
    if (onPage[0]?.matches(row)) return onPage.map((element) => [element]);
    return [onPage.map(withWord)];
  });
  return holesOf(
    groups.map((group) => group.map(boxOf)),
    shownTargets(others).flat().map(boxOf),
  );
};

/** What may move something on the page, besides a change of its elements or their sizes. */
const moves = ['scroll', 'resize', 'transitionend', 'animationend', 'toggle'];

/** The holes of the scrim around what a step is about. Measured again when the page changes. */
export const useHoles = (targets: readonly string[]): readonly Box[] => {
  const [holes, setHoles] = useState<readonly Box[]>([]);
  useEffect(() => {
    let latest = '';
    const update = () => {
      const measured = measure(targets);
      // Also called for changes of the scrim itself.
      const text = JSON.stringify(measured);
      if (text !== latest) setHoles(measured);
      latest = text;
    };
    update();
    const changes = new MutationObserver(update);
    changes.observe(document.body, {
      childList: true,
      characterData: true,
      attributes: true,
      subtree: true,
    });
    const sizes = new ResizeObserver(update);
    for (const element of document.querySelectorAll('body, #content')) sizes.observe(element);
    for (const event of moves) window.addEventListener(event, update, true);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      for (const event of moves) window.removeEventListener(event, update, true);
    };
  }, [targets]);
  return holes;
};
