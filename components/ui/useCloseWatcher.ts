import { useEffect, useEffectEvent } from 'react';

/**
 * Closes something at the request of the system, such as Back on Android, in browsers that report it.
 * Where they do, Escape is one of these requests, unless its `keydown` was prevented.
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
