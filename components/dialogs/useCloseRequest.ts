import { useEffect, useEffectEvent, type UIEvent } from 'react';

/**
 * Calls `close` on a close request of the system, such as Back on Android.
 *
 * @returns `onDismiss`, for Escape or a click; it keeps the browser from closing the dialog behind
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
    // The first click of a double click opened the dialog.
    if (event.detail < 2) close();
  };
  return { onDismiss };
};
