import { useEffect, useEffectEvent } from 'react';
import { keyAction, type KeyAction } from './keyAction';

/** Handles the keys of a presentation that nothing with the focus has handled. A held key counts once. */
export const useKeys = (
  takesSingle: boolean,
  handlers: Readonly<Record<KeyAction, () => void>>,
) => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = keyAction(event, document.activeElement, takesSingle);
    if (action === null) return;
    event.preventDefault();
    if (!event.repeat) handlers[action]();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
