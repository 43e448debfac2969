import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslations } from 'next-intl';
import { useLoadedSession, useView } from '@/components/run/runContext';
import { alternateRound, limits, type Range } from '@/lib/config/limits';
import { formatCount, formatMoney, formatPercent } from '@/lib/format/formatNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';

/** The label of a random figure, its limits, and the function that formats the limits. */
type Row = readonly [what: string, range: Range, write: (value: number) => string];

/** The random figures of the view with their limits, and the rules of the rest. */
export const Rules = () => {
  const view = useView();
  const { profile } = useLoadedSession();
  const t = useLoadedTranslations('details');
  const tParameters = useLoadedTranslations('parameters');
  const tPage = useTranslations();
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const whole = (hundredths: number) => formatMoney(hundredths, 0, profile);
  const count = (value: number) => formatCount(value, profile);
  const percent = (value: number) => formatPercent(value, profile);
  const seconds = (milliseconds: number) => formatCount(milliseconds / 1_000, profile);
  const amount = [tParameters('amount'), limits.startingAmount, whole] as const;
  const { steps, stepDuration, resultDuration, ticks, tickDuration } = alternateRound;
  const rows: readonly Row[] =
    view === 'main'
      ? [
          [t('profit'), limits.profit, money],
          [t('sell'), limits.sell, money],
          [t('interval'), limits.tradeInterval, seconds],
          amount,
          [tParameters('trades'), limits.startingTrades, count],
          [t('bell'), limits.notifications, count],
        ]
      : [
          [t('buy'), limits.buy, money],
          [t('growthFirst'), limits.growth[0], money],
          [t('growthSecond'), limits.growth[1], money],
          [t('beforeProfit'), limits.profit, money],
          [t('beforeSell'), limits.sell, money],
          [t('successRate'), limits.successRate, percent],
          amount,
        ];
  const rules =
    view === 'main'
      ? [t('buyRule'), t('starting'), t('fixed', { line: tPage('increaseSales') })]
      : [
          t('pair', { seconds: seconds(ticks * tickDuration) }),
          t('analysis', { seconds: seconds(steps * stepDuration + resultDuration) }),
          t('sellRule'),
          t('rateRule'),
          t('startingAmount'),
        ];
  return (
    <>
      <Box sx={{ containerType: 'inline-size' }}>
        <Table
          data-part="ranges"
          size="small"
          sx={{
            // Aligned with the surrounding text.
            '& th:first-of-type': { pl: 0 },
            '& th:last-of-type, & td:last-of-type': { pr: 0 },
            '& th': { hyphens: 'auto' },
            '& td': { whiteSpace: 'nowrap' },
            // With large text on a phone, the limits are below the label.
            '@container (max-width: 16rem)': {
              '& tr': { display: 'flex', flexWrap: 'wrap' },
              '& [scope=row]': { flexBasis: '100%', border: 0 },
              '& td': { flex: '1 0 auto' },
            },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t('what')}</TableCell>
              <TableCell align="right">{t('from')}</TableCell>
              <TableCell align="right">{t('to')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([what, { min, max }, write]) => (
              <TableRow key={what}>
                <TableCell component="th" scope="row">
                  {what}
                </TableCell>
                <TableCell align="right">{write(min)}</TableCell>
                <TableCell align="right">{write(max)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
};
