import type { Viewport } from 'next';

/** Tells the browser before any style that this page is dark. */
export const alternateViewport: Viewport = { colorScheme: 'dark' };
