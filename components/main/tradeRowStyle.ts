import type { Theme } from '@mui/material/styles';
import { absoluteRow } from '@/components/ui/absoluteRow';
import { counts } from '@/lib/config/limits';
import { tinyScreen } from './tinyScreen';

/** Trades in each of the two columns of wide windows. */
export const perColumn = counts.keptTrades / 2;

/** Pixels between the two columns. */
const columnGap = 64;

/** Windows in which the list is too narrow for a whole UUID: on phones, and where it is a column. */
const narrow =
  '@media screen and (max-width: 34.5rem), screen and (min-width: 56.25rem) and (max-width: 100rem), ' +
  'screen and (min-width: 900px) and (max-width: 1799.95px)';

/** A row of the list of trades: its place, its columns, its shortened UUID. */
export const tradeRowStyle = (theme: Theme) =>
  ({
    ...absoluteRow,
    display: 'grid',
    alignItems: 'center',
    gap: theme.spacing(2),
    [narrow]: { gap: theme.spacing(1) },
    [theme.breakpoints.up('xl').replace('@media', '@media screen and')]: {
      width: `calc(50% - ${columnGap / 2}px)`,
      transform:
        `translate(calc(var(--column) * (100% + ${columnGap}px)),` +
        `calc((var(--index) - ${perColumn} * var(--column)) * 100%))`,
      // From the foot of a column to the head of the other.
      '&[data-first]': { transition: 'none' },
    },
    '& > .serial': {
      whiteSpace: 'nowrap',
      color: theme.palette.text.secondary,
      // Covers the dash of an empty row.
      backgroundColor: theme.palette.background.paper,
    },
    '& > code': {
      ...theme.typography.body2,
      fontFamily: 'inherit',
      color: theme.palette.text.secondary,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      WebkitUserSelect: 'all',
      userSelect: 'all',
      // Shortened in the middle where the list is narrow, but copied as a whole.
      [narrow]: {
        '& > .middle': {
          fontSize: 0,
          '&::before': { content: '"…"', ...theme.typography.body2 },
        },
      },
    },
    '& > .profit': { color: theme.palette.primary.main, fontWeight: 600 },
    // The profit is below the others.
    [tinyScreen]: {
      rowGap: 0,
      alignContent: 'center',
      '& > .profit': { gridColumn: '1 / -1', justifySelf: 'end' },
    },
  }) as const;
