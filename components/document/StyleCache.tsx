'use client';

import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import { prefixStyles } from './prefixStyles';

const options = { stylisPlugins: [prefixStyles] };

/** Collects the styles of a page, so that the HTML contains them. */
export const StyleCache = ({ children }: { children: ReactNode }) => (
  <AppRouterCacheProvider options={options}>{children}</AppRouterCacheProvider>
);
