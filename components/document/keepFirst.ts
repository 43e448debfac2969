/** Put by the build on the element that React expects first in the body. */
export const firstAttribute = 'data-first';

/** How often the order is restored: something else may insist on it as well. */
const patience = 20;

/**
 * Keeps the empty, hidden element that Next.js puts first into the body before whatever others
 * insert, until React has found it: React takes the first element of its kind for its own, and skips
 * all others that it does not know.
 *
 * @param root the document's element
 */
export const keepFirst = (root: HTMLElement) => {
  document.addEventListener('DOMContentLoaded', () => {
    const { body } = document;
    const first = body.querySelector(`[${firstAttribute}]`);
    let restored = 0;
    const restore = () => {
      if ('live' in root.dataset || restored === patience) observer.disconnect();
      else if (first?.parentElement === body && body.firstElementChild !== first) {
        restored += 1;
        body.prepend(first);
      }
    };
    const observer = new MutationObserver(restore);
    observer.observe(body, { childList: true });
    restore();
  });
};
