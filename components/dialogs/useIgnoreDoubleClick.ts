import { useRef, type MouseEvent } from 'react';

/**
 * Ignores the second click of the double click that opened a dialog or a drawer. It would close the
 * dialog, or operate a control in it.
 *
 * @returns attributes for the root of the dialog or drawer
 */
export const useIgnoreDoubleClick = () => {
  const hasOwnClick = useRef(false);
  const onClickCapture = (event: MouseEvent) => {
    // 0 for a key, 1 for the first click.
    if (event.detail < 2) hasOwnClick.current = true;
    if (hasOwnClick.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onClickCapture };
};
