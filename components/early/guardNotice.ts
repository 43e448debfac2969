import { isSeen } from './isSeen';
import { fillNotice, wordsOf, type NoticeWords } from './noticeContent';
import { raisedStyle } from './noticeStyle';

/** Milliseconds between two checks: a change of a style sheet does not fire an event. */
const interval = 1_000;

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
 * Keeps the simulation notice visible as long as figures are: puts it back if it was removed, moves
 * it into the top layer if it was hidden or covered, and hides the page if that fails. It works
 * without React, and runs before the body is parsed.
 *
 * @param root the root element of the document
 * @param exported the words and the label of the notice, for a page without one
 */
export const guardNotice = (
  root: HTMLElement,
  { label, ...exported }: NoticeWords & { readonly label: string },
) => {
  const framed = isFramed();
  let words: NoticeWords = exported;
  let checks = 0;

  /** What replaces a missing notice: the one that was removed, else this closed popover. */
  let spare: HTMLElement = document.createElement('section');
  spare.setAttribute('aria-label', label);
  spare.dataset.notice = '';
  spare.dataset.testid = 'simulation-notice';
  spare.popover = 'manual';

  const notices = () => [...document.querySelectorAll<HTMLElement>('[data-notice]')];

  const isShown = () => notices().some((notice) => isSeen(notice));

  /** The notice of the page, not one of a dialog; puts the spare one into a page without any. */
  const noticeOfPage = () => {
    const own = notices().find((notice) => notice !== spare && !notice.hasAttribute('role'));
    if (own) spare.remove();
    else if (!spare.isConnected) document.body.prepend(spare);
    return own ?? spare;
  };

  const check = () => {
    // While a page waits for its messages, all of it is hidden.
    const waits = 'languagePending' in root.dataset;
    if (document.visibilityState === 'hidden' || innerWidth === 0 || waits) return;
    const notice = noticeOfPage();
    const { text, lesson } = wordsOf(notice);
    words = { text: text || words.text, lesson: lesson || words.lesson };
    if (!text || !lesson) fillNotice(notice, words);
    let shown = isShown();
    if (!shown) {
      fillNotice(notice, words);
      notice.style.cssText = raisedStyle;
      notice.popover = 'manual';
      // The popover that was shown last is on top.
      notice.hidePopover();
      notice.showPopover();
      shown = isShown();
    }
    root.toggleAttribute('data-bare', !shown);
  };

  const onChanges = (changes: readonly MutationRecord[]) => {
    for (const removed of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
      if (removed instanceof HTMLElement && 'notice' in removed.dataset) spare = removed;
    }
    // React removes the attributes of the root element if it re-renders the document.
    root.toggleAttribute('data-framed', framed);
    checks += 1;
    if (checks <= checksPerInterval) check();
    // Something keeps removing it: hide the figures until the next check.
    else if (notices().length === 0) root.toggleAttribute('data-bare', true);
  };

  root.toggleAttribute('data-framed', framed);
  document.addEventListener('DOMContentLoaded', () => {
    const observer = new MutationObserver(onChanges);
    // Not the subtree of the body, where digits change all the time.
    observer.observe(root, { childList: true, attributeFilter: ['data-framed', 'data-bare'] });
    observer.observe(document.body, { childList: true });
    // If the notice is there, the first check can wait: it forces a layout.
    if (notices().length === 0) check();
    setInterval(() => {
      checks = 0;
      check();
    }, interval);
  });
};
