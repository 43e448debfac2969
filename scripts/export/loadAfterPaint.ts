/** What the scripts of a page need to start. */
export type PageData = {
  /** The addresses of the scripts. */
  readonly sources: string[];
  /** The modules of the scripts that the page runs, in the form that Turbopack uses. */
  readonly entry: unknown[];
  /** The content of the page, in the form in which React sends it from the build to the browser. */
  readonly flight: unknown[];
};

declare global {
  var TURBOPACK: unknown[] | undefined;
  var __next_f: unknown[] | undefined;
}

/**
 * Runs at the end of the body, and requests the scripts of the page right after its first paint:
 * scripts that arrive earlier would run before the paint and delay it. It requests them at once if
 * there is nothing to see yet, in a hidden tab or in a page that waits for its language, and after
 * one second in any case.
 *
 * The data that differs between the pages is in an element, so that the text of this script is the
 * same on all of them, and the Content-Security-Policy needs only one hash for it.
 */
export const loadAfterPaint = (): void => {
  const data = document.getElementById('page-data')?.textContent ?? '';
  const { sources, entry, flight } = JSON.parse(data) as PageData;
  (self.TURBOPACK ??= []).push(...entry);
  (self.__next_f ??= []).push(...flight);

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
  if (!canWait) {
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
