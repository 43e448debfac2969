const slide = { from: { transform: 'translateY(var(--slide-from))' } };
const appear = { from: { opacity: 0 } };

/**
 * Each animation under two names, since one of the same name would not start again. Global styles: those
 * of Emotion would be a style element each, with a hash of its own in the policy.
 */
export const slideKeyframes = {
  '@keyframes slide-0': slide,
  '@keyframes slide-1': slide,
  '@keyframes appear-0': appear,
  '@keyframes appear-1': appear,
};

/**
 * The styles of a list in which rows stay where they are, so that nothing counts as a layout shift, and
 * their contents move on by some rows. With each change of `data-slide` between 0 and 1, all of them
 * slide down to where they are, and the first ones appear.
 *
 * @param rows how many have arrived
 * @param height that of one row, as a length
 */
export const slideDown = (rows: number, height: string) => {
  const animations = (name: 0 | 1) => ({
    animation: `slide-${name} 180ms ease-out`,
    [`& > :nth-of-type(-n + ${rows})`]: { animation: `appear-${name} 180ms ease-out` },
  });
  return {
    '--slide-from': `calc(${-rows} * ${height})`,
    // Print would show the middle of a movement.
    '@media screen': {
      'html:not([data-still]) &[data-slide="0"]': animations(0),
      'html:not([data-still]) &[data-slide="1"]': animations(1),
    },
  };
};
