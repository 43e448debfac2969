import { styled } from '@mui/material/styles';
import { Plot } from '@/components/charts/Plot';
import { lineRange, percentDown, roundTicks } from '@/components/charts/scale';
import { ValueAxis } from '@/components/charts/ValueAxis';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { useLoadedSession } from '@/components/run/runContext';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { feeOf, type Fee } from '@/lib/lesson/fee';
import { totalsAfter, type Tally } from '@/lib/lesson/tally';
import type { Hundredths } from '@/lib/simulation/trade';

/** The minimum span of the axis, in hundredths. */
const leastSpan = 40_00;

const FeePlot = styled(Plot)(({ theme }) => ({
  height: '7rem',
  marginBottom: theme.spacing(1.5),
  '@media print': {
    path: { stroke: 'black', animation: 'none' },
    line: { stroke: '#999' },
  },
}));

const Legend = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  'span::before': {
    content: '""',
    display: 'inline-block',
    width: '2em',
    marginRight: '0.5em',
    verticalAlign: 'middle',
    borderTop: `2px solid ${theme.palette.primary.main}`,
  },
  '.after::before': { borderTopStyle: 'dashed' },
}));

type Props = {
  tally: Tally;
  fee: Fee;
  /** The total before the run. */
  amount: Hundredths;
};

/** The total over the run as a solid line, and the total after fees as a dashed one. */
export const FeeChart = ({ tally, fee, amount }: Props) => {
  const t = useLoadedTranslations('lesson');
  const { profile } = useLoadedSession();
  const money = (hundredths: number) => formatMoney(hundredths, 0, profile);
  const shown = totalsAfter(tally, feeOf(0), amount);
  const after = totalsAfter(tally, fee, amount);
  const totals = [...after, ...shown].map(({ total }) => total);
  const ticks = roundTicks(...lineRange(totals, leastSpan));
  const path = (line: typeof shown) =>
    `M${line
      .map(({ count, total }) => `${(count / tally.count) * 100} ${percentDown(total, ticks)}`)
      .join('L')}`;
  return (
    <>
      <FeePlot>
        <div data-part="drawing">
          <svg
            role="img"
            aria-label={t('chart', {
              trades: formatCount(tally.count, profile),
              first: money(amount),
              shown: money(shown.at(-1)?.total ?? amount),
              after: money(after.at(-1)?.total ?? amount),
            })}
          >
            {ticks.map((tick) => {
              const y = `${percentDown(tick, ticks)}%`;
              return <line key={tick} x2="100%" y1={y} y2={y} />;
            })}
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path d={path(shown)} />
              <path d={path(after)} strokeDasharray="5 5" />
            </svg>
          </svg>
        </div>
        <ValueAxis ticks={ticks} formatTick={money} />
      </FeePlot>
      <p>
        <SimulatedAmount isBeside>
          <Legend>
            <span>{t('totalShown')}</span>
            <span className="after">{t('totalAfter')}</span>
          </Legend>
        </SimulatedAmount>
      </p>
    </>
  );
};
