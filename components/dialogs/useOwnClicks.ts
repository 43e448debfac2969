import { useRef, type MouseEvent } from 'react';

/**
 * Ignores the rest of a double click whose first click opened a dialog or a drawer: it would close
 * it, or operate what is now under the pointer.
 *
 * @returns attributes for the root of the dialog or drawer
 */
export const useOwnClicks = () => {
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
