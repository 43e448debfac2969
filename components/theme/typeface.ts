/** `typefaceScript` adds Inter. */
export const fontFamily = 'Inter, "Inter Arial", "Inter Roboto", sans-serif';

/** Shown until Inter has loaded, with its metrics, so that nothing moves: Arial, its equivalents, and Roboto. */
export const fallbackTypefaces = [
  {
    '@font-face': {
      fontFamily: 'Inter Arial',
      src: 'local(Arial), local("Liberation Sans"), local(Arimo)',
      ascentOverride: '89.79%',
      descentOverride: '22.36%',
      lineGapOverride: '0%',
      sizeAdjust: '107.89%',
    },
  },
  {
    '@font-face': {
      fontFamily: 'Inter Roboto',
      src: 'local(Roboto)',
      ascentOverride: '90.5%',
      descentOverride: '22.5%',
      lineGapOverride: '0%',
      sizeAdjust: '107%',
    },
  },
];
