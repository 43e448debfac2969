import { content } from '@/components/theme/contentWidth';
import { EvenRule, onLowerBorder } from '@/components/notice/Marks';
import { columns } from './columns';

/**
 * Between wide columns, a second word after that of the column before. Where it does not fit, it wraps to a
 * line that is cut off: Chromium forgets pseudo-elements in container queries when a window is resized.
 */
const pairs = {
  hr: {
    '&:nth-of-type(2), &:nth-of-type(3)': {
      flexFlow: 'row-reverse wrap',
      alignContent: 'start',
      justifyContent: 'space-between',
      rowGap: 8,
      minWidth: 0,
      overflow: 'clip',
      // For the gap after the word.
      overflowClipMargin: '8px',
      '&::before': { content: 'var(--word)', order: 1, margin: '0 38px 0 8px', padding: '0 8px' },
    },
  },
};

/** The word at the right of each column of amounts, and at the end; where they are narrow, evenly. */
const inColumns = {
  ...columns,
  hr: {
    // From the word of the column before.
    marginLeft: 'calc(8px - 1.5rem)',
    '&:first-of-type': { gridColumn: 'span 3', marginLeft: 0 },
  },
};

/** A rule between rows of the table. */
export const ColumnRule = () => (
  <EvenRule sx={[pairs, { [content.wide]: { ...inColumns, '&::before': { content: 'none' } } }]} />
);

/** The lower border of the card with the figures: also with the word at its beginning. */
export const LowerFrame = () => (
  <EvenRule
    sx={[
      onLowerBorder,
      pairs,
      {
        [content.wide]: {
          ...inColumns,
          '&::before': { ...onLowerBorder['&::before'], position: 'absolute', left: 8 },
        },
      },
    ]}
  />
);
