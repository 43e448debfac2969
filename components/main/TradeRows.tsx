import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled, useTheme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { content } from '@/components/theme/contentWidth';
import { slideDown } from '@/components/theme/slide';
import { useArrival } from '@/components/ui/useArrival';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { counts } from '@/lib/config/limits';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatGain } from '@/lib/format/formatNumber';
import type { SimulatedTrade } from '@/lib/simulation/trade';

/** Reserves space for all rows, which share the height of the card. */
const Rows = styled(List)<{ component: 'ol' }>(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `repeat(${counts.keptTrades}, minmax(${theme.rowHeight.medium}, 1fr))`,
  fontVariantNumeric: 'tabular-nums',
  '& > li': { gap: theme.spacing(2) },
  // Extends beyond the row, whose divider starts with its text.
  '& > [data-serial]:hover': {
    backgroundColor: theme.palette.action.hover,
    boxShadow: `-8px 0 ${theme.palette.action.hover}, 8px 0 ${theme.palette.action.hover}`,
  },
  [`& > :nth-of-type(${counts.keptTrades})`]: { borderBottom: 0 },
  '& > :not([data-serial])': { ...theme.typography.body2, color: theme.palette.text.secondary },
  '& .serial': { minWidth: '1.75rem', color: theme.palette.text.secondary },
  '& code': {
    ...theme.typography.body2,
    flex: 1,
    minWidth: 0,
    color: theme.palette.text.secondary,
    fontFamily: 'inherit',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    WebkitUserSelect: 'all',
    userSelect: 'all',
  },
  // Hides the middle of the UUID, but includes it in copied text.
  '& .middle': {
    fontSize: 0,
    '&::before': { content: '"…"', fontSize: theme.typography.body2.fontSize },
    [content.large]: { fontSize: 'inherit', '&::before': { content: 'none' } },
  },
  // A presentation shows only the beginning of the UUID.
  ...(theme.isPresented && { '& .middle + span': { fontSize: 0 } }),
  '& .profit': { color: theme.palette.primary.main, fontWeight: 600, textAlign: 'end' },
  ...slideDown(1, `${100 / counts.keptTrades}%`),
  // The profit wraps below the serial number and the UUID.
  [content.tiny]: {
    gridTemplateRows: `repeat(${counts.keptTrades}, minmax(5rem, 1fr))`,
    '& > li': { flexWrap: 'wrap', alignContent: 'center', columnGap: theme.spacing(1), rowGap: 0 },
    '& .profit': { flex: '1 0 100%' },
  },
  '@media print': { gridTemplateRows: `repeat(${counts.keptTrades}, 2.75rem)` },
}));

type Props = {
  /** Newest first; `null`, like the profile, until the link has been read. */
  trades: readonly SimulatedTrade[] | null;
  profile: NumberProfile | null;
  isJump: boolean;
};

/** The rows of the latest trades: serial number, UUID, profit. */
export const TradeRows = memo(function TradeRows({ trades, profile, isJump }: Props) {
  const t = useTranslations('list');
  const newest = useArrival(trades?.[0]?.serialNumber ?? null, isJump);
  const { isPresented } = useTheme();
  const count = trades?.length ?? counts.keptTrades;
  return (
    <Rows
      component="ol"
      disablePadding
      data-part="trades"
      data-testid="latest-trades"
      data-slide={newest.isNew ? newest.arrivals % 2 : undefined}
    >
      {profile &&
        trades?.map((trade, index) => (
          <ListItem
            disablePadding
            divider
            key={index}
            data-testid="trade-row"
            data-serial={trade.serialNumber}
          >
            <span className="serial">
              <VisuallyHidden>{`${t('serial')} `}</VisuallyHidden>
              <span>{trade.serialNumber}</span>
            </span>
            {/* A new element: moving the end of a text in the same one would be a layout shift. */}
            <code key={trade.uuid} translate="no">
              <span>{trade.uuid.slice(0, 8)}</span>
              <span className="middle">{trade.uuid.slice(8, -4)}</span>
              <span>{trade.uuid.slice(-4)}</span>
            </code>
            <span className="profit">
              <VisuallyHidden>{`${t('profit')} `}</VisuallyHidden>
              <SimulatedAmount isBeside={isPresented}>
                {formatGain(trade.profit, profile)}
              </SimulatedAmount>
            </span>
          </ListItem>
        ))}
      {/* A new element for each count: moving the same one would be a layout shift. */}
      {count < counts.keptTrades && (
        <ListItem disablePadding key={`free ${count}`}>
          {t(count === 0 ? 'empty' : 'next')}
        </ListItem>
      )}
    </Rows>
  );
});
