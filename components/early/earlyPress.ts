/**
 * Until the page is hydrated, remembers presses on Start and on buttons with a `name`, and the
 * values chosen in selects with a `name`. Also adds the query to language links as they are
 * followed.
 *
 * Listens before React, which stops events whose target it cannot hydrate yet.
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
      if (window.startPressedAt !== undefined) {
        if (!/\/v\/?$/.test(link.pathname)) query.set('running', '');
        // The alternate view rejects `running`. With a moment in the link, Start counts as pressed.
        else if (!query.has('t') && !query.has('since')) query.set('t', '0');
      }
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
 * Replays presses and choices made before hydration, except presses on Start, whose time the run
 * already knows. Hydrates the controls concerned before the rest of the page.
 */
export const replayEarlyPresses = (wasStarted: boolean) => {
  // React itself handles an event that is still being dispatched, which caused this hydration.
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
