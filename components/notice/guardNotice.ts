import { hides, isSeen } from './isSeen';
import { completeNotice, wordsOf, type NoticeWords } from './noticeContent';
import { bandStyle, unhiddenStyle } from './noticeStyle';

/** Milliseconds between two checks: a change of a style sheet does not fire an event. */
const interval = 1_000;

/** Milliseconds after which the checks start, even if the page has not loaded by then. */
const startDelay = 3_000;

/** How many changes of the document are also checked immediately, per interval. */
const checksPerInterval = 5;

/** Whether another site has put the page into a frame, which could crop the notice. */
const isFramed = () => {
  if (window.top === window.self) return false;
  try {
    return window.top?.location.origin !== window.location.origin;
  } catch {
    // The address of another site cannot be read.
    return true;
  }
};

/**
 * Keeps the simulation notice visible as long as figures are: restores it if it was removed or
 * hidden, and hides the page if that fails. Restores its button if that was removed. It works
 * without React, and runs before the body is parsed.
 *
 * @param root the root element of the document
 * @param exported the words and the label of the notice, if the page has none left to copy
 */
export const guardNotice = (root: HTMLElement, exported: NoticeWords & { label: string }) => {
  const framed = isFramed();
  let words: NoticeWords = exported;
  /** The text that they were last read from: reading is a good part of what a check would cost. */
  let textRead = '';
  /** Replaces a notice that the page has lost. */
  let substitute: HTMLElement | null = null;
  /** The last resort: above everything, and without attributes that a style is likely to select. */
  let raised: HTMLElement | null = null;
  let checks = 0;

  const notices = () => [...document.querySelectorAll<HTMLElement>('[data-notice]')];

  const make = () => {
    const made = document.createElement('section');
    made.setAttribute('aria-label', exported.label);
    completeNotice(made, words);
    made.style.cssText = bandStyle;
    return made;
  };

  const ofPage = (all = notices()) =>
    all.find((notice) => notice.parentElement === document.body && notice !== substitute);

  const read = (notice: HTMLElement) => {
    const text = notice.textContent;
    if (text === textRead) return;
    textRead = text;
    words = wordsOf(notice, words);
  };

  const isShown = () => {
    const all = notices();
    const own = ofPage(all);
    if (own) {
      read(own);
      substitute?.remove();
      substitute = null;
    }
    const isAnySeen = all.some((notice) => isSeen(notice));
    if (isAnySeen) {
      raised?.remove();
      raised = null;
    }
    return isAnySeen || (raised !== null && isSeen(raised));
  };

  /** Shows the page's own notice again, or a substitute. */
  const putBack = () => {
    const { body } = document;
    const own = ofPage();
    if (own) {
      own.style.cssText = bandStyle;
      completeNotice(own, words);
    } else {
      substitute ??= make();
      substitute.dataset.notice = '';
      substitute.dataset.testid = 'simulation-notice';
      body.prepend(substitute);
    }
    for (const around of [root, body]) {
      const style = getComputedStyle(around);
      if (hides(style) || Number(style.opacity) < 1) around.style.cssText += unhiddenStyle;
    }
  };

  const raise = () => {
    raised ??= make();
    raised.style.setProperty('position', 'fixed', 'important');
    if (!raised.isConnected) root.append(raised);
    // Older browsers have no popovers, but the notice.
    if ('popover' in raised) {
      raised.popover = 'manual';
      if (!raised.matches(':popover-open')) raised.showPopover();
    }
  };

  const check = () => {
    // A page that waits for its messages is hidden completely.
    const waits = 'languagePending' in root.dataset;
    if (document.visibilityState === 'hidden' || innerWidth === 0 || waits) return;
    let shown = isShown();
    for (const remedy of [putBack, raise]) {
      if (shown) break;
      remedy();
      shown = isShown();
    }
    const own = ofPage();
    if (own) completeNotice(own, words);
    root.toggleAttribute('data-bare', !shown);
  };

  const onChanges = (changes: readonly MutationRecord[]) => {
    for (const removed of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
      // Its language may have changed since the last check.
      const isNotice = removed instanceof HTMLElement && 'notice' in removed.dataset;
      if (isNotice) read(removed);
    }
    // React removes the attributes of the root element if it re-renders the document.
    root.toggleAttribute('data-framed', framed);
    checks += 1;
    if (checks <= checksPerInterval) check();
    // Something keeps removing it: hide the figures until the next check.
    else if (notices().length === 0) root.toggleAttribute('data-bare', true);
  };

  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    setInterval(() => {
      checks = 0;
      check();
    }, interval);
  };

  root.toggleAttribute('data-framed', framed);
  document.addEventListener('DOMContentLoaded', () => {
    const observer = new MutationObserver(onChanges);
    // Not the subtree of the body, where digits change all the time.
    observer.observe(root, { childList: true, attributeFilter: ['data-framed', 'data-bare'] });
    observer.observe(document.body, { childList: true });
    // A check forces a layout. Before the font has loaded, that would cause a layout shift later.
    if (notices().length === 0) check();
    setTimeout(start, startDelay);
  });
  window.addEventListener('load', start);
};
