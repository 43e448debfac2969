/** Set by the build on the element that React expects first in the body. */
export const firstAttribute = 'data-first';

/** How often the order is restored at most: another script may keep changing it back. */
const maxRestores = 20;

/**
 * Keeps the empty, hidden element that Next.js renders first in the body ahead of elements that
 * other scripts insert, until React has hydrated it: React assumes that the first element of the
 * same type is its own, and skips unknown elements of other types.
 *
 * @param root the root element of the document
 */
export const keepFirstBodyElement = (root: HTMLElement) => {
  document.addEventListener('DOMContentLoaded', () => {
    const { body } = document;
    const first = body.querySelector(`[${firstAttribute}]`);
    let restored = 0;
    const restore = () => {
      if ('live' in root.dataset || restored === maxRestores) observer.disconnect();
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
