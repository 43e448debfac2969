import { hides, isSeen } from './isSeen';
import { bandStyle, unhiddenStyle } from './noticeStyle';

/** Milliseconds between two looks at what is painted: a style sheet's change is no event. */
const interval = 1_000;

/** Milliseconds after which the looks begin, where the page has not loaded by then. */
const patience = 3_000;

/** How many changes of the document are answered at once between two of those looks. */
const answersPerInterval = 5;

/** Whether another site has put the page into a frame, which could cut the notice off. */
const isFramed = () => {
  if (window.top === window.self) return false;
  try {
    return window.top?.location.origin !== window.location.origin;
  } catch {
    // Another site's address cannot be read.
    return true;
  }
};

/**
 * Keeps the simulation notice painted for as long as figures are: puts it back where it was taken
 * away or hidden, and hides the page where that fails. It knows nothing of React, and runs before
 * anything of the page is there.
 *
 * @param root the document's element
 * @param words what the notice says if the page has none left to copy
 */
export const guardNotice = (root: HTMLElement, words: { text: string; label: string }) => {
  const framed = isFramed();
  let { text } = words;
  /** Stands in for a notice that the page has lost. */
  let substitute: HTMLElement | null = null;
  /** The last resort: over everything, and with nothing that a style could select it by. */
  let raised: HTMLElement | null = null;
  let answers = 0;

  const notices = () => [...document.querySelectorAll<HTMLElement>('[data-notice]')];

  const make = () => {
    const made = document.createElement('section');
    made.setAttribute('aria-label', words.label);
    made.textContent = text;
    made.style.cssText = bandStyle;
    return made;
  };

  const ofPage = () =>
    notices().find((notice) => notice.parentElement === document.body && notice !== substitute);

  const isShown = () => {
    const own = ofPage();
    if (own) {
      // In the language that the page has by now, or a translator has made of it.
      text = own.textContent.trim() || text;
      substitute?.remove();
      substitute = null;
    }
    const seen = notices().filter(isSeen);
    if (seen.length > 0) {
      raised?.remove();
      raised = null;
    }
    return seen.length > 0 || (raised !== null && isSeen(raised));
  };

  /** Shows the page's own notice again, or another in its place. */
  const putBack = () => {
    const { body } = document;
    const own = ofPage();
    if (own) {
      own.style.cssText = bandStyle;
      if (own.textContent.trim() === '') own.textContent = text;
    } else {
      substitute ??= make();
      substitute.dataset.notice = '';
      substitute.dataset.testid = 'simulation-notice';
      body.prepend(substitute);
    }
    for (const around of [root, body]) {
      if (hides(getComputedStyle(around))) around.style.cssText += unhiddenStyle;
    }
  };

  const raise = () => {
    raised ??= make();
    raised.style.setProperty('position', 'fixed', 'important');
    if (!raised.isConnected) root.append(raised);
    if ('popover' in raised) {
      raised.popover = 'manual';
      if (!raised.matches(':popover-open')) raised.showPopover();
    }
  };

  const look = () => {
    // A page that waits for its language shows nothing at all.
    const waits = 'languagePending' in root.dataset;
    if (document.visibilityState === 'hidden' || innerWidth === 0 || waits) return;
    let shown = isShown();
    for (const remedy of [putBack, raise]) {
      if (shown) break;
      remedy();
      shown = isShown();
    }
    root.toggleAttribute('data-bare', !shown);
  };

  const answer = (changes: readonly MutationRecord[]) => {
    for (const removed of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
      // It may have been in another language than at the last look.
      const isNotice = removed instanceof HTMLElement && 'notice' in removed.dataset;
      if (isNotice) text = removed.textContent.trim() || text;
    }
    // React takes the root's attributes away where it makes the document again.
    root.toggleAttribute('data-framed', framed);
    answers += 1;
    if (answers <= answersPerInterval) look();
    // Something takes it away again and again: no figures until the next look.
    else if (notices().length === 0) root.toggleAttribute('data-bare', true);
  };

  let isLooking = false;
  const begin = () => {
    if (isLooking) return;
    isLooking = true;
    setInterval(() => {
      answers = 0;
      look();
    }, interval);
  };

  root.toggleAttribute('data-framed', framed);
  document.addEventListener('DOMContentLoaded', () => {
    const observer = new MutationObserver(answer);
    // Not all that is in the body, where digits change sixty times a second.
    observer.observe(root, { childList: true, attributeFilter: ['data-framed', 'data-bare'] });
    observer.observe(document.body, { childList: true });
    // To look is to lay the page out. Before its font is there that would make it move later.
    if (notices().length === 0) look();
    setTimeout(begin, patience);
  });
  window.addEventListener('load', begin);
};
