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
    let isMounted = true;
    // After the effect, during which React would render nothing for `beforeprint`.
    queueMicrotask(() => {
      if (isMounted) window.print();
    });
    return () => {
      isMounted = false;
      window.removeEventListener('afterprint', onAfterPrint);
    };
  }, []);
  return createPortal(children, document.body);
};
