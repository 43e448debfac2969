import { fillNotice, wordsOf, type NoticeWords } from './noticeContent';
import { raisedStyle, textStyle } from './noticeStyle';

/** Document filters that make text unreadable. Extensions for dark pages use other filters. */
const harmful = /blur|opacity|url|(ness|rast)\(0(\.[0-5]|\))|invert\(0\.[1-8]/;

/**
 * Whether a notice with inline declarations can be read. In the top layer, only these can hide it:
 * an ancestor that is not rendered, a zoom, and in Firefox a filter of the document.
 *
 * @param scale the factor by which pinching enlarges the page
 */
const isReadable = (notice: Element, scale: number): boolean => {
  const text = notice.firstElementChild;
  if (!text?.checkVisibility({ visibilityProperty: true }) || !notice.matches(':popover-open')) {
    return false;
  }
  const isLarge = text.getBoundingClientRect().height * scale >= 12;
  return isLarge && !harmful.test(getComputedStyle(document.documentElement).filter);
};

/** Milliseconds between two checks: changes of style sheets fire no event. */
const interval = 1_000;

/** The number of document changes per interval that are also checked immediately. */
const checksPerInterval = 5;

/** Whether another site has put the page into a frame, which could crop the notice. */
const isFramed = () => {
  try {
    return window.top?.location.origin !== window.location.origin;
  } catch {
    // The address of another site cannot be read.
    return true;
  }
};

/**
 * Keeps the simulation notice readable while figures are shown: puts the notice into the top layer
 * as soon as it is parsed, where the page cannot cover it, and restores it if removed. The page
 * shows figures only while its root element has `data-guarded`, so none if the guard does not run,
 * or throws.
 *
 * @param root the root element of the document
 * @param exported the words and the label of the notice, for a page without one
 */
export const guardNotice = (
  root: HTMLElement,
  { label, ...exported }: NoticeWords & { readonly label: string },
) => {
  const framed = isFramed();
  const zoom = window.visualViewport;
  // Missing only in browsers that are too old to run the page.
  if (!zoom) return;
  let words: NoticeWords = exported;
  let checks = 0;
  /** The inline style of the notice, as the browser serializes it. */
  let style = '';

  /** Replaces a missing notice: the removed one if known, otherwise this one. */
  let spare: HTMLElement = document.createElement('section');
  spare.setAttribute('aria-label', label);
  Object.assign(spare.dataset, { notice: '', testid: 'simulation-notice' });

  const notices = () => [...document.querySelectorAll<HTMLElement>('[data-notice]')];

  /** Returns the notice of the page; inserts the spare one if there is none. */
  const noticeOfPage = () => {
    const own = notices().find((notice) => notice !== spare);
    if (own) spare.remove();
    else if (!spare.isConnected) document.body.prepend(spare);
    return own ?? spare;
  };

  /**
   * Reserves the height of the notice after layout and before paint, without forcing a layout.
   * Setting `--notice-height` restyles every element, so it is set only to replace a wrong height.
   */
  const size = new ResizeObserver((entries) => {
    const height = entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0;
    const reserved = parseFloat(getComputedStyle(document.body).paddingTop);
    if (Math.abs(reserved - height) < 1) return;
    root.style.setProperty('--notice-height', `${height}px`);
  });

  const dress = (notice: HTMLElement) => {
    notice.style.cssText = raisedStyle(framed, zoom);
    style = notice.style.cssText;
  };

  /** Shows the notice again, because the element shown last is on top of the top layer. */
  const raise = (notice: HTMLElement) => {
    dress(notice);
    notice.popover = 'manual';
    notice.hidePopover();
    notice.showPopover();
    size.disconnect();
    size.observe(notice);
  };

  /** @returns whether the notice can be read; true while the document is loading */
  const keep = () => {
    const notice = noticeOfPage();
    const { text, lesson } = wordsOf(notice);
    // Accepts translations, which are about as long.
    const isWhole = text.length > exported.text.length / 2;
    words = { text: isWhole ? text : words.text, lesson: lesson || words.lesson };
    if (!isWhole || !lesson) fillNotice(notice, words);
    const span = notice.firstElementChild;
    if (span instanceof HTMLElement && span.style.cssText !== textStyle) {
      span.style.cssText = textStyle;
    }
    if (notice.style.cssText !== style || !notice.matches(':popover-open')) raise(notice);
    return document.readyState === 'loading' || isReadable(notice, zoom.scale);
  };

  const check = () => {
    // A page that waits for its messages is hidden.
    const waits = 'languagePending' in root.dataset;
    if (document.visibilityState === 'hidden' || innerWidth === 0 || waits) return;
    checks += 1;
    let isKept = false;
    try {
      isKept = keep();
    } finally {
      root.toggleAttribute('data-guarded', isKept);
    }
  };

  const observer = new MutationObserver((changes) => {
    for (const removed of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
      if (removed instanceof HTMLElement && 'notice' in removed.dataset) spare = removed;
    }
    // React removes the attributes of the root element if it re-renders the document.
    root.toggleAttribute('data-framed', framed);
    observe();
    const [notice] = notices();
    const isMissing = notice === undefined;
    // The parser has not reached the end of the notice.
    if (!notice?.nextSibling && document.readyState === 'loading') return;
    if (checks < checksPerInterval) check();
    // Something keeps removing the notice: hide the figures until the next check.
    else if (isMissing) root.toggleAttribute('data-guarded', false);
  });

  /** Ignores the subtree of the body, where digits change all the time. */
  const observe = () => {
    observer.observe(root, {
      childList: true,
      attributeFilter: ['data-framed', 'data-guarded', 'data-language-pending'],
    });
    // While the head is parsed, there is no body.
    for (const body of root.querySelectorAll(':scope > body')) {
      observer.observe(body, { childList: true });
    }
  };

  root.toggleAttribute('data-framed', framed);
  observe();
  document.addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(check);
    setInterval(() => {
      check();
      checks = 0;
    }, interval);
  });
  const raiseAbove = ({ target }: { readonly target: EventTarget | null }) => {
    const isAbove = target instanceof Element && target.matches(':popover-open,:modal,:fullscreen');
    for (const notice of notices()) if (isAbove && target !== notice) raise(notice);
  };
  // Something else has entered the top layer. `toggle` does not bubble, but can be captured.
  document.addEventListener('toggle', raiseAbove, true);
  // The oldest supported browsers fire it at popovers only, not at dialogs.
  new MutationObserver((changes) => changes.forEach(raiseAbove)).observe(root, {
    subtree: true,
    attributeFilter: ['open'],
  });
  document.addEventListener('fullscreenchange', raiseAbove, true);
  const follow = () => notices().forEach(dress);
  zoom.addEventListener('resize', follow);
  zoom.addEventListener('scroll', follow);
  root.toggleAttribute('data-guarded', true);
};
