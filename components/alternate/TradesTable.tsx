import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { useIsStill } from '@/components/run/runContext';
import { content } from '@/components/theme/contentWidth';
import { slideDown } from '@/components/theme/slide';
import { useArrival } from '@/components/ui/useArrival';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { counts } from '@/lib/config/limits';
import type { NumberProfile } from '@/lib/format/defineProfile';
import type { AlternateTrade } from '@/lib/simulation/alternateTrade';
import { useDeferredRun } from './alternateRun';
import { TradeRow } from './TradeRow';

const size = 'medium';

/** Reserves space for all rows, so that content below does not move. */
const Trades = styled(TableContainer)(({ theme }) => ({
  // An amount with its label below needs 2.5rem.
  '--row': theme.isPresented ? theme.rowHeight[size] : `max(2.5rem, ${theme.rowHeight[size]})`,
  minHeight: `calc(${counts.keptTrades} * var(--row) + 2.25rem)`,
  fontVariantNumeric: 'tabular-nums',
  tr: { height: 'var(--row)' },
  'thead :is(tr, th)': { height: theme.isPresented ? '1.75rem' : '2.25rem' },
  'td, th': { padding: theme.spacing(theme.isPresented ? 0 : 0.25, 0.5) },
  td: { whiteSpace: 'nowrap' },
  'th, .number, [colspan]': { color: theme.palette.text.secondary },
  '[colspan]': { ...theme.typography.body2, borderBottom: 0 },
  'td.profit': { fontWeight: 600 },
  '.status': { paddingLeft: 16 },
  '[data-status=sold] > .profit': {
    color: theme.palette.primary.main,
    '@media print': { color: 'inherit' },
  },
  [content.wide]: {
    // In higher windows, rows share the height left by the bar, the figures and the head.
    '--row': theme.isPresented
      ? `clamp(${theme.rowHeight[size]}, (100dvh - var(--notice-height) - var(--transport, 0px) - 16rem) / ${counts.keptTrades}, 2.25rem)`
      : `clamp(${theme.rowHeight[size]}, (100dvh - var(--notice-height) - ${String(theme.mixins.toolbar.minHeight)} - 19.25rem) / ${counts.keptTrades}, ${theme.rowHeight[size]} * 1.45)`,
    // Fixed, so that columns do not move when their texts change.
    table: { tableLayout: 'fixed' },
    'td, th': {
      paddingInline: 8,
      // Aligned with the card above.
      '&:first-of-type': { paddingLeft: 25 },
    },
    '.number': { width: '6.5rem' },
    '.price, .profit': { width: '15%' },
    // With its label beside the amount.
    ...(theme.isPresented && { '.profit': { width: '18%' } }),
    '.status': { width: '7.5rem' },
  },
  // Narrow tables omit prices and numbers, small ones also the images. In the smallest ones, the
  // ring or the disc alone shows the status.
  [content.narrow]: {
    '.price, .number': { display: 'none' },
    td: theme.typography.body2,
    '.direction': { whiteSpace: 'normal' },
  },
  [content.small]: { img: { display: 'none' } },
  [content.tiny]: {
    '[colspan]': { whiteSpace: 'normal' },
    '.status': { paddingLeft: 4, fontSize: 0 },
    'td.status ::before': { fontSize: '0.8125rem' },
  },
}));

const Body = styled(TableBody)(slideDown(2, 'var(--row)'));

type RowsProps = {
  /** Newest first; `null`, like the profile, until the link has been read. */
  trades: readonly AlternateTrade[] | null;
  profile: NumberProfile | null;
  isJump: boolean;
};

const Rows = memo(function Rows({ trades, profile, isJump }: RowsProps) {
  const t = useTranslations();
  const newest = useArrival(trades?.[0]?.number ?? null, isJump);
  const count = trades?.length ?? counts.keptTrades;
  return (
    <Trades>
      {/* A new table once the rows are known: moving columns would be a layout shift. */}
      <Table
        key={String(profile === null)}
        size={size}
        data-part="trades"
        data-testid="trades-table"
      >
        <VisuallyHidden as="caption">{t('alternate.caption')}</VisuallyHidden>
        <TableHead>
          <TableRow>
            <TableCell className="number">{t('trade')}</TableCell>
            <TableCell>{t('alternate.direction')}</TableCell>
            <TableCell align="right" className="price">
              {t('buy')}
            </TableCell>
            <TableCell align="right" className="price">
              {t('sell')}
            </TableCell>
            <TableCell align="right" className="profit">
              {t('profit')}
            </TableCell>
            <TableCell className="status">{t('alternate.status')}</TableCell>
          </TableRow>
        </TableHead>
        <Body data-slide={newest.isNew ? newest.arrivals % 2 : undefined}>
          {profile &&
            trades?.map((trade, index) => <TradeRow key={index} trade={trade} profile={profile} />)}
          {count < counts.keptTrades && (
            <TableRow key={`free ${count}`}>
              <TableCell colSpan={6}>{t(count > 0 ? 'list.next' : 'list.empty')}</TableCell>
            </TableRow>
          )}
        </Body>
      </Table>
    </Trades>
  );
});

/** The newest ten trades. */
export const TradesTable = () => {
  const { state, profile, isJump } = useDeferredRun();
  const isStill = useIsStill();
  return <Rows trades={state?.trades ?? null} profile={profile} isJump={isJump || isStill} />;
};
