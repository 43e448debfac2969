/**
 * Runs in the page in place of its script tags and closes over nothing. Scripts that arrive early
 * would run before the first paint, and hold it up: they are asked for as soon as it has been
 * seen. At once where there is nothing to see yet: in a hidden tab, or in a page that waits for
 * its language. After a second in any case.
 *
 * @param {readonly string[]} sources
 */
export const loadAfterPaint = (sources) => {
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
  if (document.hidden || 'languagePending' in document.documentElement.dataset) {
    load();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    load();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(load, 1_000);
};
