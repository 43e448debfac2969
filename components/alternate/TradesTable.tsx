import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { RowRules, rowsContainer } from '@/components/notice/RowRules';
import { absoluteRow } from '@/components/ui/absoluteRow';
import { useArrivals } from '@/components/ui/useArrivals';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { counts } from '@/lib/config/limits';
import type { AlternateTrade } from '@/lib/simulation/alternateTrade';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { useLargePart } from './alternateRun';
import { ColumnRule } from './ColumnRule';
import { columns, narrow, stacked } from './columns';
import { TradeRow } from './TradeRow';

/** A row has one line; on phones, two; in the narrowest, each figure is on its own line. */
const Container = styled('div')({
  // In line with the figures above, whose card has a border.
  padding: '0 calc(var(--pad) + 1px)',
  '--surface': 'var(--ground)',
  // Of one trade: MUI's `size` has no effect, since the cells have no padding.
  '--row': '3rem',
  [narrow]: { '--row': '6rem', padding: 0 },
  [stacked]: { '--row': '14rem' },
});

const Trades = styled(Table)(({ theme }) => ({
  display: 'block',
  width: '100%',
  '& thead': { display: 'block' },
  // Reserves the height of all rows, so that content below does not move.
  '& tbody': {
    display: 'block',
    position: 'relative',
    height: `calc(${counts.keptTrades} * var(--row))`,
  },
  '& thead tr': {
    ...columns,
    alignItems: 'center',
    minHeight: '1.75rem',
    borderBottom: `1px solid ${theme.palette.hairline}`,
    color: theme.palette.text.secondary,
    [narrow]: { display: 'none' },
  },
  '& th': { ...theme.typography.body2, whiteSpace: 'nowrap' },
}));

/** Says where trades will be, in the first row that has none. */
const FreeRow = styled(TableRow)(({ theme }) => ({
  ...absoluteRow,
  display: 'flex',
  alignItems: 'center',
  td: { ...theme.typography.body2, color: theme.palette.text.secondary },
}));

/** Over the rows. */
const Rules = styled('div')({
  ...rowsContainer,
  position: 'relative',
  height: `calc(${counts.keptTrades} * var(--row))`,
  marginTop: `calc(-${counts.keptTrades} * var(--row))`,
  pointerEvents: 'none',
});

type RowsProps = {
  /** Newest first; `null`, like the profile, until the link has been read. */
  trades: readonly AlternateTrade[] | null;
  profile: NumberProfile | null;
  isJump: boolean;
};

/** Roles are explicit, because `display` removes the implicit ones. */
const Rows = memo(function Rows({ trades, profile, isJump }: RowsProps) {
  const arrivals = useArrivals(trades?.map(({ number }) => number) ?? null, isJump);
  const t = useTranslations();
  const free = counts.keptTrades - (trades?.length ?? 0);
  return (
    <Container>
      <Trades role="table" data-part="trades" data-testid="trades-table">
        <VisuallyHidden as="caption">{t('alternate.caption')}</VisuallyHidden>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">{t('trade')}</TableCell>
            <TableCell role="columnheader">{t('alternate.direction')}</TableCell>
            <TableCell role="columnheader" align="right">
              {t('buy')}
            </TableCell>
            <TableCell role="columnheader" align="right">
              {t('sell')}
            </TableCell>
            <TableCell role="columnheader" align="right">
              {t('profit')}
            </TableCell>
            <TableCell role="columnheader">{t('alternate.status')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {trades && free > 0 && (
            <FreeRow key={free} role="row" style={{ '--index': trades.length }}>
              <TableCell role="cell">{t(trades.length > 0 ? 'list.next' : 'list.empty')}</TableCell>
            </FreeRow>
          )}
          {profile &&
            trades?.map((trade, index) => (
              <TradeRow
                key={arrivals[index]?.key}
                trade={trade}
                index={index}
                isNew={arrivals[index]?.isNew ?? false}
                profile={profile}
              />
            ))}
        </TableBody>
      </Trades>
      {profile && (
        <>
          <Rules>
            <RowRules first={2}>
              <ColumnRule />
            </RowRules>
          </Rules>
          <ColumnRule />
        </>
      )}
    </Container>
  );
});

/** The newest ten trades. */
export const TradesTable = () => {
  const { state, profile, isJump } = useLargePart();
  return <Rows trades={state?.trades ?? null} profile={profile} isJump={isJump} />;
};
