import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `close` on a close request from the system, such as Back on Android, in browsers with
 * `CloseWatcher`. There, Escape is a close request too, unless its `keydown` was prevented.
 */
export const useCloseWatcher = (close: () => void) => {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, []);
};
