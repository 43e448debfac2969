import { createContext, useContext } from 'react';
import type { View } from '@/lib/config/views';

/** The view that the page shows. Never changes while the page is open. */
export const ViewContext = createContext<View>('main');

export const useView = (): View => useContext(ViewContext);
