import { useEffect, useState } from 'react';
import type { Box } from './holes';

/** The position of an element on the page, in whole pixels. */
export const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: Math.round(left + scrollX),
    top: Math.round(top + scrollY),
    right: Math.round(right + scrollX),
    bottom: Math.round(bottom + scrollY),
  };
};

/** Events that may move elements, besides changes of the elements or their sizes. */
const moves = ['scroll', 'resize', 'transitionend', 'animationend', 'toggle'];

/**
 * Measures something on the page, again whenever the page changes.
 *
 * @param measure must be the same function until something else is to be measured
 */
export const useMeasured = <Value>(measure: () => Value, first: Value): Value => {
  const [value, setValue] = useState(first);
  useEffect(() => {
    let latest = '';
    const update = () => {
      const measured = measure();
      // Drawing a measurement changes the page too: ignore an equal result.
      const text = JSON.stringify(measured);
      if (text !== latest) setValue(measured);
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
  }, [measure]);
  return value;
};
