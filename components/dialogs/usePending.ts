import { useEffect, useEffectEvent } from 'react';

/** Closes the pending message for another one; `null` while nothing is pending. */
let replacePending: (() => void) | null = null;

type Options = {
  /** Called if another part is requested: the last request wins, and there is one message. */
  onReplaced: (() => void) | undefined;
  onEscape: () => void;
};

/** For the message about a part that is loading or has failed. */
export const usePending = ({ onReplaced, onEscape }: Options) => {
  const replace = useEffectEvent(() => onReplaced?.());
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // An open dialog may have handled this Escape.
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  });
  useEffect(() => {
    const own = () => replace();
    replacePending?.();
    replacePending = own;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      if (replacePending === own) replacePending = null;
    };
  }, []);
};
