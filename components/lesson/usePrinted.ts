import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Printed } from './PrintButtons';
import { usePrinting } from './usePrinting';

/** What is printed: the steps, or a sheet, which is printed once. */
export const usePrinted = () => {
  const [printed, setPrinted] = useState<Printed>('steps');
  const isPrinting = usePrinting();
  // The browser's own command prints the steps again.
  useEffect(() => {
    const reset = () => setPrinted('steps');
    window.addEventListener('afterprint', reset);
    return () => window.removeEventListener('afterprint', reset);
  }, []);
  const print = (what: Printed) => {
    flushSync(() => setPrinted(what));
    window.print();
  };
  return { printed, isPrinting, print };
};
