import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

const toggle = () => {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // If the browser refuses, nothing changes.
  done.catch(() => {});
};

/** The full-screen state; `toggle` is `null` in browsers without full screen for pages. */
export const useFullScreen = () => {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return { isFull, toggle: document.fullscreenEnabled ? toggle : null };
};
