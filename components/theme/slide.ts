const slide = { from: { transform: 'translateY(var(--slide-from))' } };
const appear = { from: { opacity: 0 } };

/**
 * Each animation has two names, because setting the same name again does not restart it. Global
 * styles, because Emotion would add a style element for each, with its own hash in the policy.
 */
export const slideKeyframes = {
  '@keyframes slide-0': slide,
  '@keyframes slide-1': slide,
  '@keyframes appear-0': appear,
  '@keyframes appear-1': appear,
};

/**
 * The styles of a list whose rows stay in place while their contents move on, so that nothing
 * counts as a layout shift. On each change of `data-slide` between 0 and 1, all rows slide down
 * into place, and the first ones fade in.
 *
 * @param rows the number of rows that have arrived
 * @param height the height of a row, as a CSS length
 */
export const slideDown = (rows: number, height: string) => {
  const animations = (name: 0 | 1) => ({
    animation: `slide-${name} 180ms ease-out`,
    [`& > :nth-of-type(-n + ${rows})`]: { animation: `appear-${name} 180ms ease-out` },
  });
  return {
    '--slide-from': `calc(${-rows} * ${height})`,
    // Printing would capture the middle of an animation.
    '@media screen': {
      '&[data-slide="0"]': animations(0),
      '&[data-slide="1"]': animations(1),
    },
  };
};
