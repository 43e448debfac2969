import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Printed } from './PrintButtons';
import { usePrinting } from '@/components/ui/usePrinting';

const steps: { what: Printed; seeds: readonly string[] } = { what: 'steps', seeds: [] };

/** What is printed: the steps, or a sheet, which is printed once. */
export const usePrinted = () => {
  const [printed, setPrinted] = useState(steps);
  const isPrinting = usePrinting();
  // The browser's own command prints the steps again.
  useEffect(() => {
    const reset = () => setPrinted(steps);
    window.addEventListener('afterprint', reset);
    return () => window.removeEventListener('afterprint', reset);
  }, []);
  const print = (what: Printed, seeds: readonly string[]) => {
    flushSync(() => setPrinted({ what, seeds }));
    window.print();
  };
  return { printed, isPrinting, print };
};
