import { createContext, useContext } from 'react';
import type { View } from '@/lib/config/views';

/** The view that the page shows, and the step of its lesson; `null` while the lesson is closed. */
export const PageContext = createContext<{ readonly view: View; readonly lesson: number | null }>({
  view: 'main',
  lesson: null,
});

export const useView = (): View => useContext(PageContext).view;
