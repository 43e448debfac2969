import { useSyncExternalStore } from 'react';

/** The side panel's id: its opener and closer name it, and the browser does the rest. */
export const panelId = 'side-panel';

/** Styles for a browser without popovers that runs no scripts: nothing opens the panel there. */
export const whereNothingOpensIt = <Styles>(styles: Styles) => ({
  '@supports not selector(:popover-open)': { 'html:not([data-panel]) &': styles },
});

const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** Where there are no popovers, the root element says it: see `popoverFallback.ts`. */
const isOpen = () =>
  hasPopovers()
    ? document.querySelector(`#${panelId}:popover-open`) !== null
    : document.documentElement.dataset.panel === 'open';

const onToggle = (listener: () => void) => {
  // The event does not bubble, but it can be caught on its way down.
  document.addEventListener('toggle', listener, true);
  return () => document.removeEventListener('toggle', listener, true);
};

/** Whether the panel covers the page, also if it was opened before the scripts were there. */
export const usePanelOpen = (): boolean => useSyncExternalStore(onToggle, isOpen, () => false);

export const closePanel = () => {
  const panel = document.getElementById(panelId);
  if (panel === null || !isOpen()) return;
  if (hasPopovers()) {
    panel.hidePopover();
  } else {
    document.documentElement.dataset.panel = 'closed';
    panel.dispatchEvent(new Event('toggle'));
  }
};
