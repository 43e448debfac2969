import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslations } from 'next-intl';
import { useIsJump, useSession } from '@/components/run/runContext';
import { betweenRules, rowLines } from '@/components/ui/absoluteRow';
import { useArrivals } from '@/components/ui/useArrivals';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { counts } from '@/lib/config/limits';
import { useRun } from './alternateRun';
import { narrow, stacked, TradeRow } from './TradeRow';

const Container = styled('div')({ container: 'trades / inline-size' });

const Trades = styled(Table)(({ theme }) => ({
  display: 'block',
  width: '100%',
  '& thead': { display: 'block' },
  // Reserves the height of all rows, so that content below does not move. A row has one line, two
  // lines, or each figure on its own line.
  '& tbody': {
    ...rowLines(theme),
    display: 'block',
    height: `calc(${counts.keptTrades} * var(--row))`,
    // MUI's `size` has no effect: the cells have no padding.
    '--row': '3rem',
    // Tall rows: each ends in a rule.
    '--inset': theme.spacing(1),
    // A dash is where the number is: in the first of two lines, or of eight.
    [narrow]: {
      '--row': '6rem',
      '--pitch': 'var(--row)',
      '--lines': 0,
      '--inset': 0,
      '--rise': '-1.25rem',
    },
    // A rule after every two lines.
    [stacked]: { '--row': '14rem', '--pitch': 'calc(var(--row) / 4)', '--rise': '-6rem' },
  },
  '& tbody > tr:not([data-number])': betweenRules(theme),
  '& thead tr': {
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    alignItems: 'center',
    minHeight: '3rem',
    gap: theme.spacing(3),
    padding: theme.spacing(0, 1),
    color: theme.palette.text.secondary,
    [narrow]: { display: 'none' },
  },
  '& th': theme.typography.body2,
  '--columns': '6rem minmax(0, 1.6fr) repeat(3, minmax(0, 1fr)) 7rem',
}));

/** The newest ten trades. Roles are explicit, because `display` removes the implicit ones. */
export const TradesTable = () => {
  const profile = useSession()?.profile;
  const trades = useRun(({ state }) => state.trades);
  const arrivals = useArrivals(trades?.map(({ number }) => number) ?? null, useIsJump());
  const t = useTranslations();
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
        <TableBody role="rowgroup" data-ruled="">
          {trades?.length === 0 && (
            <TableRow role="row">
              <TableCell role="cell">{t('list.empty')}</TableCell>
            </TableRow>
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
    </Container>
  );
};
