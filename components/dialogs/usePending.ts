import { useEffect, useEffectEvent } from 'react';

/** Gives way to another part. `null` while nothing is pending. */
let giveWay: (() => void) | null = null;

type Options = {
  /** Called if another part is requested, so that the last request wins, and there is one message. */
  onReplaced: (() => void) | undefined;
  onEscape: () => void;
};

/** For the message about a part that is loading or has failed. */
export const usePending = ({ onReplaced, onEscape }: Options) => {
  const replace = useEffectEvent(() => onReplaced?.());
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // What is open may have closed for it.
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  });
  useEffect(() => {
    const own = () => replace();
    giveWay?.();
    giveWay = own;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      if (giveWay === own) giveWay = null;
    };
  }, []);
};
