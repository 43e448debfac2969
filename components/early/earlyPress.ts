/**
 * Until the page is hydrated, remembers presses on Start and on buttons with a `name`, and the
 * values chosen in selects with a `name`. It also adds the query to a language link that is
 * followed.
 *
 * It listens before React, which stops events that come while it cannot hydrate their target.
 */
export const watchEarlyPresses = () => {
  const isLive = () => document.documentElement.dataset.live !== undefined;
  const early = new Map<string, { event: Event; value: string | undefined }>();
  window.early = early;
  const onClick = (event: Event) => {
    if (isLive()) return;
    const pressed = event.target instanceof Element ? event.target : null;
    if (pressed?.closest('[data-start]') && window.startPressedAt === undefined) {
      window.startPressedAt = performance.now();
      document.documentElement.dataset.startPressed = '';
    }
    const name = pressed?.closest<HTMLButtonElement>('button[name]')?.name;
    // Repeated presses count once: visitors press again when nothing seems to happen.
    if (name !== undefined) early.set(name, { event, value: undefined });
    const link = pressed?.closest('a[hreflang]');
    if (link instanceof HTMLAnchorElement && link.search === '') {
      const query = new URLSearchParams(location.search);
      if (window.startPressedAt !== undefined) query.set('running', '');
      link.search = query.toString();
    }
  };
  const onChange = (event: Event) => {
    const { target } = event;
    if (isLive() || !(target instanceof HTMLSelectElement) || target.name === '') return;
    early.set(target.name, { event, value: target.value });
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('change', onChange, true);
};

/**
 * Makes React hydrate the Suspense boundary around a control immediately, as it does for the target
 * of a press.
 *
 * @returns the control, which may be another element after hydration
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
 * Replays what was pressed or chosen before the page was hydrated, except Start, because the run
 * already knows when it was pressed. Hydrates these controls before the rest of the page.
 *
 * @param wasStarted whether Start was pressed
 */
export const replayEarlyPresses = (wasStarted: boolean) => {
  // An event that is still being dispatched has caused this hydration: React itself handles it.
  const asked = [...(window.early ?? [])].filter(
    ([, { event }]) => event.eventPhase === Event.NONE,
  );
  window.early?.clear();
  // After React has rendered: until then, a part that is not hydrated would miss the event.
  queueMicrotask(() => {
    if (wasStarted) hydrate('[data-start]');
    for (const [name, { value }] of asked) replay(name, value);
  });
};
