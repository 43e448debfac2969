/**
 * Prints colours as they are on the screen. Emotion adds no prefixes here (`Document.tsx`), and
 * supported browsers need two: this one, for Chrome before 136, and that of `user-select`, for Safari.
 */
export const exactColours = {
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
} as const;
