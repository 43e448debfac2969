import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type Props = {
  /** Called after the print dialog, also if nothing was printed. */
  onDone: () => void;
  children: ReactNode;
};

/** Prints a sheet in place of the page. */
export const PrintOnce = ({ onDone, children }: Props) => {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const onAfterPrint = () => done();
    window.addEventListener('afterprint', onAfterPrint);
    window.print();
    return () => window.removeEventListener('afterprint', onAfterPrint);
  }, []);
  return createPortal(children, document.body);
};
