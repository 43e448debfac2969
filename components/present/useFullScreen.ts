import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

const toggle = () => {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // Refused by the browser: the page stays as it is.
  done.catch(() => {});
};

/** Full screen, if the engine has it for pages; `toggle` is `null` if it has not. */
export const useFullScreen = () => {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return { isFull, toggle: document.fullscreenEnabled ? toggle : null };
};
