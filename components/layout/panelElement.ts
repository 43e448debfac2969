import { useSyncExternalStore } from 'react';

/** The id of the side panel, for the `popovertarget` of its buttons. */
export const panelId = 'side-panel';

/** Limits styles to browsers without popovers and without scripts: nothing opens the panel. */
export const whereNothingOpensIt = <Styles>(styles: Styles) => ({
  '@supports not selector(:popover-open)': { 'html:not([data-panel]) &': styles },
});

const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** Without popovers, the state is on the root element: see `openPanelWithoutPopovers.ts`. */
const isOpen = () =>
  hasPopovers()
    ? document.querySelector(`#${panelId}:popover-open`) !== null
    : document.documentElement.dataset.panel === 'open';

const onToggle = (listener: () => void) => {
  // The event does not bubble, but it can be captured.
  document.addEventListener('toggle', listener, true);
  return () => document.removeEventListener('toggle', listener, true);
};

/** Whether the panel covers the page; it may have been opened before the scripts ran. */
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
