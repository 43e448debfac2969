import { phones, touch } from './tokens';

/**
 * The sizes that follow the window, as variables of the root. Sizes around text are in rem, so that
 * they grow with it. Each `clamp` shrinks between windows of 49 and 42 rem in height.
 */
export const sizes = {
  // Buttons, fields and icon buttons.
  '--control': '2.5rem',
  // The notice on one line, and the header.
  '--notice': '2.5rem',
  '--toolbar': 'clamp(3.5rem, 100dvh - 39.5rem, 4.5rem)',
  // The page at most, without its gutters; beside the page, and between cards.
  '--page-width': 'clamp(90rem, 66vw, 105rem)',
  '--gutter': '24px',
  '--gap': 'clamp(16px, 100dvh - 42.5rem, 24px)',
  // Beside the content of a card, and above and below it.
  '--padding': '20px',
  '--padding-block': 'clamp(16px, 100dvh - 47.75rem, var(--padding))',
  // The height of cards side by side, if the window has it.
  '--cards': 'calc(100dvh - var(--notice) - var(--toolbar) - var(--gap))',
  // The large figure at most.
  '--figure': 'min(clamp(4rem, 4.75vw, 6rem), max(3rem, 100dvh - 40rem))',
  // The column of the list of trades, and the alert about the link.
  '--list': 'clamp(22.5rem, 28vw - 4.9rem, 28rem)',
  // A row of the list of trades at least.
  '--row': 'clamp(3rem, 5dvh + 0.9rem, 3.5rem)',
  // The plots of the profit card at least, and of the small cards.
  '--plot': 'clamp(9rem, 24dvh, 13rem)',
  '--small-plot': 'clamp(7.25rem, 22dvh - 2.5rem, 18rem)',
  '--small-card': 'calc(var(--small-plot) + 2 * var(--padding-block) + 4.875rem)',
  // Larger for fingers, unless large type leaves no room.
  [touch]: { '--control': 'min(2.75rem, 14vw)' },
  [phones]: {
    '--toolbar': '3.75rem',
    '--gutter': '16px',
    '--gap': '16px',
    '--padding': '16px',
    '--figure': '3.75rem',
    '--row': '3.5rem',
  },
};
