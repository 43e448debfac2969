import { useEffect, useEffectEvent } from 'react';
import { keyAction, pressable, type KeyAction } from './keyAction';

/** Handles the keys of a presentation, unless the focused element does. A held key counts once. */
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

/** The elements that lose focus, by event. A select keeps focus until a choice is made. */
const released = { focusin: pressable, click: pressable, change: 'select' };

/**
 * Removes focus from buttons and selects used by pointer, so that they do not take the keys of the
 * presentation. Tab still continues from the same place. Modal dialogs are left alone.
 */
export const useReleasedFocus = () => {
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    let isByPointer = false;
    window.addEventListener('pointerdown', () => (isByPointer = true), options);
    window.addEventListener('keydown', () => (isByPointer = false), options);
    for (const [event, selector] of Object.entries(released)) {
      const release = ({ target }: Event) => {
        const { activeElement: focused } = document;
        if (!isByPointer || !(focused instanceof HTMLElement) || !(target instanceof Node)) return;
        if (!focused.contains(target) || !focused.matches(selector)) return;
        if (focused.closest('[aria-modal="true"]') === null) focused.blur();
      };
      window.addEventListener(event, release, options);
    }
    return () => controller.abort();
  }, []);
};
