import GlobalStyles from '@mui/material/GlobalStyles';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled, type Theme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { rule } from '@/components/notice/Marks';
import { RowRules, rowsContainer } from '@/components/notice/RowRules';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useArrivals } from '@/components/ui/useArrivals';
import { content } from '@/components/theme/contentWidth';
import { counts } from '@/lib/config/limits';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatGain } from '@/lib/format/formatNumber';
import type { SimulatedTrade } from '@/lib/simulation/trade';
import { tradeRowStyle } from './tradeRowStyle';

/** Reserves one row more than are kept; the rows share the whole height. */
const Box = styled('div')({
  position: 'relative',
  flex: `1 0 calc(${counts.keptTrades + 1} * var(--least))`,
  margin: '8px 0 -6px',
  '--least': '2.5rem',
  [content.tiny]: { '--least': '3.5rem' },
  [content.large]: { '--least': '3.5rem' },
  '@media print': { flexBasis: `calc(${counts.keptTrades} * 2.5rem)` },
});

/** Says where trades will be, in the first row that has none. */
const FreeRow = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  position: 'absolute',
  height: `${100 / counts.keptTrades}%`,
  margin: 0,
  color: theme.palette.text.secondary,
}));

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
  const free = trades?.length ?? counts.keptTrades;
  return (
    <Box sx={profile && rowsContainer}>
      {profile && rowStyles}
      <List
        component="ol"
        disablePadding
        data-part="trades"
        data-testid="latest-trades"
        sx={{ height: '100%', '--row': `${100 / counts.keptTrades}%` }}
      >
        {profile &&
          trades?.map((trade, index) => (
            <ListItem
              disablePadding
              key={arrivals[index]?.key}
              data-new={arrivals[index]?.isNew}
              data-testid="trade-row"
              data-serial={trade.serialNumber}
              style={{ gridTemplateColumns, '--index': index }}
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
        {free < counts.keptTrades && (
          <FreeRow key={free} style={{ top: `${(100 * free) / counts.keptTrades}%` }}>
            {t(free === 0 ? 'empty' : 'next')}
          </FreeRow>
        )}
      </List>
      {profile && <RowRules first={1}>{rule}</RowRules>}
    </Box>
  );
});
