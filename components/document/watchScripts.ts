/** Of the element that says what to do where the page's scripts fail (`failure.ts`). */
export const failureId = 'script-failure';

/** Whether React has taken the page away, as it does where an error reaches its root. */
const isPageLost = () => document.querySelector('main') === null;

/**
 * Marks the document where its scripts fail, so that it shows at once what stands in its HTML for
 * that. Where scripts only do not come, a style shows it after ten seconds, without any script.
 *
 * @param root the document's element
 */
export const watchScripts = (root: HTMLElement) => {
  const { lang } = root;
  let message: HTMLElement | null = null;
  let failed = false;

  const fail = () => {
    failed = true;
    root.dataset.failed = '';
    // Words in another language will not come either.
    delete root.dataset.languagePending;
  };
  // An element's error event does not bubble, but it can be caught on its way down.
  window.addEventListener(
    'error',
    (event: ErrorEvent | Event) => {
      const { target } = event;
      const thrownIn = event instanceof ErrorEvent ? event.filename : '';
      const source = target instanceof HTMLScriptElement ? target.src : thrownIn;
      if (!source.includes('/_next/static/')) return;
      if (!('live' in root.dataset)) fail();
      else setTimeout(() => isPageLost() && fail());
    },
    true,
  );
  // Where React makes the document again, it takes away the language, this mark and the message.
  const observer = new MutationObserver(() => {
    if (!failed) return;
    if (!('failed' in root.dataset)) root.dataset.failed = '';
    if (root.lang === '') root.lang = lang;
    if (message?.isConnected === false) document.body.append(message);
  });
  observer.observe(root, { attributeFilter: ['data-failed', 'lang'] });
  document.addEventListener('DOMContentLoaded', () => {
    message = document.getElementById(failureId);
    observer.observe(document.body, { childList: true });
  });

  if (window.location.protocol === 'file:') root.dataset.file = '';
};
