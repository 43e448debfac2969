/**
 * Marks the document where its scripts fail, so that it shows at once what stands in its HTML for
 * that. Where scripts only do not come, a style shows it after ten seconds, without any script.
 *
 * @param root the document's element
 */
export const watchScripts = (root: HTMLElement) => {
  const fail = () => {
    root.dataset.failed = '';
  };
  // An element's error event does not bubble, but it can be caught on its way down.
  window.addEventListener(
    'error',
    (event: ErrorEvent | Event) => {
      const { target } = event;
      const thrownIn = event instanceof ErrorEvent ? event.filename : '';
      const source = target instanceof HTMLScriptElement ? target.src : thrownIn;
      if (!('live' in root.dataset) && source.includes('/_next/static/')) fail();
    },
    true,
  );
  if (window.location.protocol === 'file:') root.dataset.file = '';
};
