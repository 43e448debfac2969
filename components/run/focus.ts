import { createRef } from 'react';

/** The `main` element. */
export const page = createRef<HTMLElement>();

/** The text of the lesson, which covers the page in low windows. */
export const lessonText = createRef<HTMLElement>();

/**
 * Moves the focus from an element that disappears: to `to`, or if that is hidden or is the body, to
 * the page, or to the lesson over it.
 */
export const moveFocus = (to: Element | null) => {
  for (const element of [to, page.current, lessonText.current]) {
    if (element instanceof HTMLElement && element !== document.body) {
      element.focus();
      if (document.activeElement === element) return;
    }
  }
};
