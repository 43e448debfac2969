/**
 * Runs in the page before anything else and closes over nothing: remembers a press on Start, and
 * lets a language link that is followed now take the query along; until the page is live.
 */
export const watchEarlyPresses = () => {
  document.addEventListener('click', (event) => {
    if (document.documentElement.dataset.live !== undefined) return;
    const pressed = event.target instanceof Element ? event.target : null;
    if (pressed?.closest('[data-start]') && window.startPressedAt === undefined) {
      window.startPressedAt = performance.now();
      document.documentElement.dataset.startPressed = '';
    }
    const link = pressed?.closest('a[hreflang]');
    if (link instanceof HTMLAnchorElement && link.search === '') {
      const query = new URLSearchParams(location.search);
      if (window.startPressedAt !== undefined) query.set('running', '');
      link.search = query.toString();
    }
  });
};
