/** The id of the message about failed scripts (`scriptFailure.ts`). */
export const failureId = 'script-failure';

/**
 * Marks the document when one of its scripts fails, so that the message in its HTML is shown
 * immediately. If scripts are only slow, a style shows the message after ten seconds.
 *
 * @param root the root element of the document
 */
export const watchScripts = (root: HTMLElement) => {
  const { lang } = root;
  let failed = false;

  const fail = () => {
    failed = true;
    root.dataset.failed = '';
    // The messages of another language will not load either.
    delete root.dataset.languagePending;
  };
  // The error event of an element does not bubble, but it can be captured.
  window.addEventListener(
    'error',
    (event: ErrorEvent | Event) => {
      const { target } = event;
      const thrownIn = event instanceof ErrorEvent ? event.filename : '';
      const source = target instanceof HTMLScriptElement ? target.src : thrownIn;
      if (!source.includes('/_next/static/')) return;
      if (!('live' in root.dataset)) fail();
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', () => {
    const message = document.getElementById(failureId);
    // If React re-renders the document, it removes `lang`, `data-failed` and the message.
    const observer = new MutationObserver(() => {
      if (message?.isConnected === false) document.body.append(message);
      if (!failed) return;
      root.dataset.failed = '';
      root.lang ||= lang;
    });
    observer.observe(document.body, { childList: true });
  });

  if (window.location.protocol === 'file:') root.dataset.file = '';
};
