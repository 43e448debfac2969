import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { counts } from '@/lib/config/limits';

const rows = counts.keptTrades;

/** True of rows of which so many are higher than 144 pixels: a crop of 160 has to have a whole rule. */
const higher = (group: number) => `@container rows (min-height: ${(144 / group) * rows + 0.5}px)`;

/**
 * Of the box around all rows, whose height decides about the rules. Only once there are rows: each container
 * makes the first layout take longer.
 */
export const rowsContainer = { container: 'rows / size' } as const;

/** Over the rows, so that they move below it. */
const Overlay = styled('div')({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '& > *': {
    display: 'none',
    position: 'absolute',
    insetInline: 0,
    // On whole pixels.
    transform: 'translateY(-8px)',
  },
  '& > .three': { display: 'block' },
  [higher(3)]: { '& > .three': { display: 'none' }, '& > .two': { display: 'block' } },
  [higher(2)]: { '& > [class]': { display: 'block' } },
});

type Props = {
  /** How many rows are above the first rule. */
  first: number;
  /** One rule. */
  children: ReactNode;
};

/** Rules between groups of three rows; of two or of one, if rows are higher. */
export const RowRules = ({ first, children }: Props) => (
  <Overlay aria-hidden="true">
    {Array.from({ length: rows - 1 }, (_, index) => {
      const after = index + 1;
      const ends = (group: number) => (after - first) % group === 0;
      return (
        <div
          key={after}
          className={[ends(3) && 'three', ends(2) && 'two'].filter(Boolean).join(' ')}
          style={{ top: `${(100 * after) / rows}%` }}
        >
          {children}
        </div>
      );
    })}
  </Overlay>
);
