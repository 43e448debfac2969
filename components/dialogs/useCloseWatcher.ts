import { useEffect, useEffectEvent } from 'react';

/** Calls `close` on a close request from the system, such as Back on Android, where there are any. */
export const useCloseWatcher = (close: () => void) => {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, []);
};
