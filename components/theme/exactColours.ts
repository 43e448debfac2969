/**
 * Prints colours as on the screen. Emotion adds no prefixes here (`Document.tsx`), and supported
 * browsers need two: `WebkitPrintColorAdjust` (Chrome before 136), `WebkitUserSelect` (Safari).
 */
export const exactColours = {
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
} as const;
