import GlobalStyles from '@mui/material/GlobalStyles';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled, type Theme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { betweenRules, rowLines } from '@/components/ui/absoluteRow';
import { useArrivals } from '@/components/ui/useArrivals';
import { counts } from '@/lib/config/limits';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatGain } from '@/lib/format/formatNumber';
import type { SimulatedTrade } from '@/lib/simulation/trade';
import { tinyScreen } from './tinyScreen';
import { perColumn, tradeRowStyle } from './tradeRowStyle';

/** Reserves one row more than are kept; the rows share the whole height, in percent of it. */
const Trades = styled(List)(({ theme }) => ({
  '--least': '2.5rem',
  '@media (pointer: coarse)': { '--least': '2.75rem' },
  '--rows': counts.keptTrades,
  [theme.breakpoints.up('xl')]: { '--rows': perColumn },
  ...rowLines(theme),
  '--row': 'calc(100% / var(--rows))',
  // Rows between two rules.
  '--each': 2,
  // Of two lines.
  [tinyScreen]: { '--least': '3.5rem', '--each': 1, '--lines': 0 },
  '--pitch': 'calc(var(--each) * var(--row))',
  // The percentages of a mask are other ones: those of its size are of the element, which is 16px
  // higher than the list, and those of its place are of what one image leaves over.
  '&&::before': {
    '--pitch': 'calc((100% - 16px) * var(--each) / var(--rows))',
    '--from': 'calc(8px + (16px - 100%) * var(--each) / (2 * (var(--rows) - var(--each))))',
  },
  flex: 1,
  minHeight: 'calc((var(--rows) + 1) * var(--least))',
  margin: theme.spacing(2, 0, 1),
  '& > li:not([data-serial])': betweenRules(theme),
  '@media print': {
    '--row': '2.5rem',
    '&&::before': { '--pitch': 'calc(2 * var(--row))', '--from': 'calc(8px - var(--row))' },
    flex: 'none',
    height: 'calc(var(--rows) * var(--row))',
    minHeight: 0,
  },
})) as typeof List;

/** Of all rows at once: a component for each would compute its styles at every change. */
const rowStyles = (
  <GlobalStyles styles={(theme: Theme) => ({ 'ol > [data-serial]': tradeRowStyle(theme) })} />
);

type Props = {
  /** Newest first; `null`, like the profile, until the link has been read. */
  trades: readonly SimulatedTrade[] | null;
  profile: NumberProfile | null;
  isJump: boolean;
};

/** The rows of the latest trades: serial number, UUID, profit. */
export const TradeRows = memo(function TradeRows({ trades, profile, isJump }: Props) {
  const t = useTranslations('list');
  const serials = trades?.map(({ serialNumber }) => serialNumber) ?? null;
  const arrivals = useArrivals(serials, isJump);
  // A column as wide as the longest serial number. It is set for each row, because all that is in a
  // list would inherit a variable, and its style would be computed again.
  const gridTemplateColumns = `${String(serials?.[0] ?? '').length * 0.68}em minmax(0, 1fr) auto`;
  return (
    <>
      {rowStyles}
      <Trades
        component="ol"
        disablePadding
        data-part="trades"
        data-testid="latest-trades"
        data-ruled=""
      >
        {trades?.length === 0 && <ListItem disableGutters>{t('empty')}</ListItem>}
        {profile &&
          trades?.map((trade, index) => (
            <ListItem
              disablePadding
              key={arrivals[index]?.key}
              data-new={arrivals[index]?.isNew}
              data-testid="trade-row"
              data-serial={trade.serialNumber}
              data-first={index === perColumn ? '' : undefined}
              style={{
                gridTemplateColumns,
                '--index': index,
                '--column': index < perColumn ? 0 : 1,
              }}
            >
              <span className="serial">
                <VisuallyHidden>{`${t('serial')} `}</VisuallyHidden>
                <span>{trade.serialNumber}</span>
              </span>
              <code translate="no">
                <span>{trade.uuid.slice(0, 8)}</span>
                <span className="middle">{trade.uuid.slice(8, -4)}</span>
                <span>{trade.uuid.slice(-4)}</span>
              </code>
              <span className="profit">
                <VisuallyHidden>{`${t('profit')} `}</VisuallyHidden>
                <span>{formatGain(trade.profit, profile)}</span>
              </span>
            </ListItem>
          ))}
      </Trades>
    </>
  );
});
