/**
 * Until the page is live, remembers a press on Start, on any button that has a `name`, and what was
 * chosen from a list that has one, and lets a language link that is followed take the query along.
 */
export const watchEarlyPresses = () => {
  const isLive = () => document.documentElement.dataset.live !== undefined;
  const early = (window.early = new Map<string, string | undefined>());
  document.addEventListener('click', (event) => {
    if (isLive()) return;
    const pressed = event.target instanceof Element ? event.target : null;
    if (pressed?.closest('[data-start]') && window.startPressedAt === undefined) {
      window.startPressedAt = performance.now();
      document.documentElement.dataset.startPressed = '';
      // Start lifts the pause.
      early.delete('pause');
    }
    const name = pressed?.closest<HTMLButtonElement>('button[name]')?.name;
    // Once, however often it was pressed: who presses again has seen no answer yet.
    if (name !== undefined) early.set(name, undefined);
    const link = pressed?.closest('a[hreflang]');
    if (link instanceof HTMLAnchorElement && link.search === '') {
      const query = new URLSearchParams(location.search);
      if (window.startPressedAt !== undefined) query.set('running', '');
      link.search = query.toString();
    }
  });
  document.addEventListener('change', ({ target }) => {
    if (isLive() || !(target instanceof HTMLSelectElement) || target.name === '') return;
    early.set(target.name, target.value);
  });
};

/**
 * Has React hydrate the part of the page that a control stands in, as it does for the target of any
 * event, and gives the control, which may be another element by then.
 */
const hydrate = (selector: string): Element | null => {
  const dehydrated = document.querySelector(selector);
  dehydrated?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  return document.querySelector(selector);
};

const replay = (name: string, value: string | undefined) => {
  const control = hydrate(`[name="${name}"]`);
  if (control instanceof HTMLSelectElement && value !== undefined) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLButtonElement) {
    control.click();
  }
};

/**
 * Does what was asked for before the page was live, but for Start: a run knows when it began. What
 * was pressed is hydrated before the rest of the page.
 *
 * @param wasStarted whether Start was pressed
 */
export const replayEarlyPresses = (wasStarted: boolean) => {
  if (wasStarted) hydrate('[data-start]');
  const asked = [...(window.early ?? [])];
  window.early?.clear();
  for (const [name, value] of asked) replay(name, value);
};
