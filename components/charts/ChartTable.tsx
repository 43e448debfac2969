import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import type { Chart } from './chart';

/** As high as the plot; overflowing rows scroll. MUI's Table would add 2 kB to the first load. */
const Region = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden auto',
  fontVariantNumeric: 'tabular-nums',
  table: { width: '100%', borderSpacing: 0 },
  'th, td': {
    ...theme.typography.body2,
    padding: theme.spacing(0.5, 0),
    borderBottom: `1px solid ${theme.palette.hairline}`,
    textAlign: 'start',
  },
  'th:last-of-type, td:last-of-type': { textAlign: 'end' },
  th: { color: theme.palette.text.secondary },
}));

/** The values of a chart, newest first. The region is focusable, so that keys can scroll it. */
export const ChartTable = ({ title, chart }: { title: string; chart: Chart }) => {
  const t = useTranslations('list');
  return (
    <Region data-part="plot" role="region" aria-label={title} tabIndex={0}>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('serial')}</th>
            <th scope="col">{chart.column}</th>
          </tr>
        </thead>
        <tbody>
          {chart.values
            .map((value, index) => (
              <tr key={chart.first + index}>
                <td>{chart.first + index}</td>
                <td>
                  <SimulatedAmount>{chart.format(value)}</SimulatedAmount>
                </td>
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </Region>
  );
};
