import { useEffect, useEffectEvent, type UIEvent } from 'react';

/**
 * Calls `close` on a close request of the system, such as Back on Android, in browsers with
 * `CloseWatcher`.
 *
 * @returns `onDismiss`, which calls `close` for Escape or a click, and prevents the browser from also
 *   closing the dialog or drawer behind. The second click of a double click closes nothing: the
 *   first one opened the dialog
 */
export const useCloseRequest = (close: () => void) => {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, []);
  const onDismiss = (event: Pick<UIEvent, 'detail' | 'preventDefault'>) => {
    event.preventDefault();
    if (event.detail < 2) close();
  };
  return { onDismiss };
};
