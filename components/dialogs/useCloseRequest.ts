import { useEffect, useEffectEvent, type SyntheticEvent } from 'react';

/**
 * Calls `close` on a close request of the system, such as Back on Android, in browsers with
 * `CloseWatcher`.
 *
 * @returns `onDismiss`, which calls `close` for Escape or a click on the backdrop, and prevents the
 *   browser from also closing the dialog or drawer behind
 */
export const useCloseRequest = (close: () => void) => {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, []);
  const onDismiss = (event: Pick<SyntheticEvent, 'preventDefault'>) => {
    event.preventDefault();
    close();
  };
  return { onDismiss };
};
