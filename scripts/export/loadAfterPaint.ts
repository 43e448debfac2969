/**
 * What a page's scripts start from.
 *
 * @typedef {object} PageData
 * @property {string[]} sources the addresses of its scripts
 * @property {unknown[]} entry what it runs of them
 * @property {unknown[]} flight its content, as React sends it from the build to the browser
 */

/**
 * Runs at the end of a page in place of its own scripts and closes over nothing. Scripts that
 * arrive early would run before the first paint and delay it, so they are requested right after it.
 * At once where there is nothing to see yet: in a hidden tab, or in a page that
 * waits for its language. After a second in any case.
 *
 * What differs from page to page stands in a block of data, so that this text is the same on all of
 * them, and one hash allows it.
 */
export const loadAfterPaint = () => {
  /** @type {unknown} */
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
  const { sources, entry, flight } = /** @type {PageData} */ (data);
  const page = /** @type {Record<string, unknown[] | undefined>} */ (/** @type {unknown} */ (self));
  (page['TURBOPACK'] ??= []).push(...entry);
  (page['__next_f'] ??= []).push(...flight);

  let loading = false;
  const load = () => {
    if (loading) return;
    loading = true;
    for (const source of sources) {
      const script = document.createElement('script');
      script.src = source;
      script.async = true;
      document.head.append(script);
    }
  };
  const canWait = !document.hidden && !('languagePending' in document.documentElement.dataset);
  if (!canWait || !('PerformanceObserver' in window)) {
    load();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    load();
    // The first use of what browsers know of languages takes a slow phone 40 ms, whatever it is for.
    // Here it falls into the wait for the network; else it would hold up the first rendering.
    Intl.NumberFormat();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(load, 1_000);
};
