import { phones, touch } from './tokens';

/**
 * The sizes that follow the window, as variables of the root. Sizes around text are in rem, so that
 * they grow with it. Heights shrink in windows lower than about 49 rem.
 */
export const sizes = {
  // Buttons, fields and icon buttons.
  '--control': '2.5rem',
  // The notice on one line, two or three, and the header.
  '--notice': '2.5rem',
  '--toolbar': 'clamp(3.5rem, 100dvh - 39.5rem, 4.5rem)',
  // The greatest width of the page, without its gutters; the gutters; the gap between cards.
  '--page-width': 'clamp(90rem, 66vw, 105rem)',
  '--gutter': '24px',
  '--gap': 'clamp(16px, 100dvh - 42.5rem, 24px)',
  // The padding of a card: at its sides, and at its top and bottom.
  '--padding': '20px',
  '--padding-block': 'clamp(16px, 100dvh - 47.75rem, var(--padding))',
  // The height of cards side by side, if the window has it.
  '--cards': 'calc(100dvh - var(--notice) - var(--toolbar) - var(--gap))',
  // The greatest size of the large figure.
  '--figure': 'min(clamp(4rem, 4.75vw, 6rem), max(3rem, 100dvh - 40rem))',
  // The width of the list of trades,.
  '--list': 'clamp(22.5rem, 28vw - 4.9rem, 28rem)',
  // The least height of a row of the list of trades.
  '--row': 'clamp(3rem, 5dvh + 0.9rem, 3.5rem)',
  // The least heights of the plots and of the small cards.
  '--plot': 'clamp(9rem, 24dvh, 13rem)',
  '--small-plot': 'clamp(7.25rem, 22dvh - 2.5rem, 18rem)',
  '--small-card': 'calc(var(--small-plot) + 2 * var(--padding-block) + 5.125rem)',
  '@media (max-width: 59.99em)': { '--notice': '3.5rem' },
  // Larger for fingers, unless large type leaves no room.
  [touch]: { '--control': 'min(2.75rem, 14vw)' },
  [phones]: {
    '--notice': '3.25rem',
    '--toolbar': '3.75rem',
    '--gutter': '16px',
    '--gap': '16px',
    '--padding': '16px',
    '--figure': '3.75rem',
    '--row': '3.5rem',
  },
  '@media (max-width: 27.99em)': { '--notice': '4.375rem' },
  // English is shorter.
  '@media (min-width: 21.75em) and (max-width: 27.99em)': {
    '&:lang(en)': { '--notice': '3.25rem' },
  },
};
