import { keyframes } from '@mui/material/styles';

/** Two equal animations with different names: one of the same name would not start again. */
const keyframePair = (property: string, from: string, ends: readonly [string, string]) =>
  ends.map((end) => keyframes({ from: { [property]: from }, to: { [property]: end } }));

const [appear, appearAgain] = keyframePair('opacity', '0', ['1', '100%']);

/**
 * The styles of a list in which rows stay where they are, so that nothing counts as a layout shift, and
 * their contents move on by some rows. With each change of `data-slide` between 0 and 1, all of them
 * slide down to where they are, and the first ones appear.
 *
 * @param rows how many have arrived
 * @param height that of one row, as a length
 */
export const slide = (rows: number, height: string) => {
  const above = `translateY(calc(${-rows} * ${height}))`;
  const [down, downAgain] = keyframePair('transform', above, ['none', 'translateY(0)']);
  const first = `& > :nth-of-type(-n + ${rows})`;
  const moves = (slideName = '', appearName = '') => ({
    animation: `${slideName} 180ms ease-out`,
    [first]: { animation: `${appearName} 180ms ease-out` },
  });
  return {
    // Print would show the middle of a movement.
    '@media screen': {
      'html:not([data-still]) &[data-slide="0"]': moves(down, appear),
      'html:not([data-still]) &[data-slide="1"]': moves(downAgain, appearAgain),
    },
  };
};
