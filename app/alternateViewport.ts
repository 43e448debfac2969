import type { Viewport } from 'next';

/** Tells the browser that the page is dark, before any style sheet applies. */
export const alternateViewport: Viewport = { colorScheme: 'dark' };
