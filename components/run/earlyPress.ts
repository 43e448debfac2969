/**
 * Runs in the page before anything else and closes over nothing: until the page is live it remembers
 * a press on Start, on any other button that needs the scripts, and what was chosen from a list, and
 * lets a language link that is followed now take the query along.
 */
export const watchEarlyPresses = () => {
  const isLive = () => document.documentElement.dataset.live !== undefined;
  const early = (window.early = new Map<Element, () => void>());
  document.addEventListener('click', (event) => {
    if (isLive()) return;
    const pressed = event.target instanceof Element ? event.target : null;
    if (pressed?.closest('[data-start]') && window.startPressedAt === undefined) {
      window.startPressedAt = performance.now();
      document.documentElement.dataset.startPressed = '';
      // Start lifts the pause.
      const pause = document.querySelector('button[aria-pressed]');
      if (pause) early.delete(pause);
    }
    const button = pressed?.closest<HTMLElement>('button:not([data-start], [popovertarget])');
    // Once, however often it was pressed: who presses again has seen no answer yet.
    if (button) early.set(button, () => button.click());
    const link = pressed?.closest('a[hreflang]');
    if (link instanceof HTMLAnchorElement && link.search === '') {
      const query = new URLSearchParams(location.search);
      if (window.startPressedAt !== undefined) query.set('running', '');
      link.search = query.toString();
    }
  });
  document.addEventListener('change', ({ target }) => {
    if (isLive() || !(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    early.set(target, () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  });
};

/** Does what was asked for before the page was live, but for Start: a run knows when it began. */
export const replayEarlyPresses = () => {
  window.early?.forEach((replay) => replay());
  window.early?.clear();
};
