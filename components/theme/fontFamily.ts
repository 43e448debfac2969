/** Apart from the faces, which only the HTML needs. */
export const fontFamily = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';
