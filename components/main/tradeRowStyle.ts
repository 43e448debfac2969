import type { Theme } from '@mui/material/styles';
import { absoluteRow } from '@/components/ui/absoluteRow';

/** Too narrow for a whole UUID, and for a profit beside it. */
const narrow = '@container rows (max-width: 28rem)';
const tiny = '@container rows (max-width: 11rem)';

/** A row of the list of trades: its place, its columns, its shortened UUID. */
export const tradeRowStyle = (theme: Theme) =>
  ({
    ...absoluteRow,
    display: 'grid',
    alignItems: 'center',
    gap: theme.spacing(2),
    [narrow]: { gap: theme.spacing(1) },
    '& > .serial': { whiteSpace: 'nowrap', color: theme.palette.text.secondary },
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
    [tiny]: {
      rowGap: 0,
      alignContent: 'center',
      '& > .profit': { gridColumn: '1 / -1', justifySelf: 'end' },
    },
  }) as const;
