import { createRef } from 'react';

/** The `main` element. */
export const page = createRef<HTMLElement>();

/** The text of the lesson, which covers the page in low windows. */
export const lessonText = createRef<HTMLElement>();

/** The side panel of wide windows, and the button that opens it in others. */
export const panelColumn = createRef<HTMLElement>();
export const panelOpener = createRef<HTMLButtonElement>();

/**
 * For an element that had the focus and disappears: focuses another element, or, if that cannot
 * have the focus, the page or the lesson.
 */
export const moveFocus = (to: Element | null) => {
  for (const element of [to, page.current, lessonText.current]) {
    if (element instanceof HTMLElement && element !== document.body) {
      element.focus();
      if (document.activeElement === element) return;
    }
  }
};
