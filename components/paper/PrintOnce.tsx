import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type Props = {
  /** Called when the print dialog closes, even if nothing was printed. */
  onDone: () => void;
  children: ReactNode;
};

/** Prints its children in place of the page, once mounted. */
export const PrintOnce = ({ onDone, children }: Props) => {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const onAfterPrint = () => done();
    window.addEventListener('afterprint', onAfterPrint);
    // In a task of its own, because React renders nothing for `beforeprint` during an effect.
    const printing = setTimeout(() => window.print());
    return () => {
      clearTimeout(printing);
      window.removeEventListener('afterprint', onAfterPrint);
    };
  }, []);
  return createPortal(children, document.body);
};
