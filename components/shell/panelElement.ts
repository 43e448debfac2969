'use client';

import { useSyncExternalStore } from 'react';

/** The side panel's id: its opener and closer name it, and the browser does the rest. */
export const panelId = 'side-panel';

const isOpen = () => document.querySelector(`#${panelId}:popover-open`) !== null;

const onToggle = (listener: () => void) => {
  // The event does not bubble, but it can be caught on its way down.
  document.addEventListener('toggle', listener, true);
  return () => document.removeEventListener('toggle', listener, true);
};

/** Whether the panel covers the page, also if it was opened before the scripts were there. */
export const usePanelOpen = (): boolean => useSyncExternalStore(onToggle, isOpen, () => false);

export const closePanel = () => {
  if (isOpen()) document.getElementById(panelId)?.hidePopover();
};
