import { useCallback, useState, type ComponentType } from 'react';
import { LazyDialog } from './LazyDialog';

/**
 * The attributes of a button that opens a dialog, and the dialog.
 *
 * @param load must be the same function on every render
 * @param hasOwnMessages false if the dialog needs only the messages of the page
 */
export const useLazyDialog = (
  load: () => Promise<ComponentType<{ onClose: () => void }>>,
  hasOwnMessages = true,
) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const opener = { 'aria-haspopup': 'dialog', onClick: () => setIsOpen(true) } as const;
  const dialog = isOpen && (
    <LazyDialog load={load} hasOwnMessages={hasOwnMessages} onClose={close}>
      {(Dialog) => <Dialog onClose={close} />}
    </LazyDialog>
  );
  return { opener, dialog };
};
