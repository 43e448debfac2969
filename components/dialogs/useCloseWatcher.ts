import { useEffect, useEffectEvent, type SyntheticEvent } from 'react';

/**
 * Calls `close` on a close request from the system, such as Back on Android, where there are any.
 *
 * @returns a listener that closes on Escape: its default would close what is behind as well
 */
export const useCloseWatcher = (close: () => void) => {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, []);
  return (event: Pick<SyntheticEvent, 'preventDefault'>) => {
    event.preventDefault();
    close();
  };
};
