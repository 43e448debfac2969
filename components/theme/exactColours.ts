/**
 * Prints colours as they are on the screen. Emotion's prefixes are switched off (`StyleCache.tsx`): this
 * is one of two that supported browsers need, Chrome before 136 here, and Safari for `user-select`.
 */
export const exactColours = {
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
} as const;
