import { useEffect } from 'react';
import { create } from 'zustand';

const useCount = create(() => ({ count: 0 }));

const change = (by: number) => useCount.setState(({ count }) => ({ count: count + by }));

/** Called by each dialog that covers the page. */
export const useCoversPage = () => {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
};

export const useIsCovered = (): boolean => useCount(({ count }) => count > 0);
