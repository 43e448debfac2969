import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { content } from '@/components/theme/contentWidth';
import { EvenRule } from '@/components/notice/Marks';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Chart } from './chart';

/** As high as five rows of the plot; more of them are scrolled. */
const Region = styled('div')({
  flex: '0 0 var(--plot)',
  marginTop: 8,
  overflow: 'hidden auto',
  fontVariantNumeric: 'tabular-nums',
});

/** Two blocks beside each other, each with half of the rows. */
const Values = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: '2rem',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 8,
    whiteSpace: 'nowrap',
  },
}));

/** Rows of the plot's height. */
const rowsInView = 5;

/** In high plots, below the second row. */
const betweenRows = {
  display: 'none',
  [content.large]: {
    display: 'flex',
    position: 'absolute',
    inset: `calc(15px + var(--plot) * 2 / ${rowsInView}) 0 auto`,
  },
};

/** The values of a chart, newest first. The box can be focused, so that keys can scroll it. */
export const ChartTable = ({ title, chart }: { title: string; chart: Chart }) => {
  const t = useTranslations('list');
  const rows = Math.max(rowsInView, Math.ceil(chart.values.length / 2));
  return (
    <>
      <Region data-part="plot" role="region" aria-label={title} tabIndex={0}>
        <div role="table" aria-label={title}>
          <VisuallyHidden role="row">
            <span role="columnheader">{t('serial')}</span>
            <span role="columnheader">{chart.column}</span>
          </VisuallyHidden>
          <Values
            role="rowgroup"
            style={{ gridTemplateRows: `repeat(${rows}, calc(var(--plot) / ${rowsInView}))` }}
          >
            {chart.values
              .map((value, index) => (
                <div role="row" key={chart.first + index}>
                  <span role="cell">{chart.first + index}</span>
                  <span role="cell">{chart.format(value)}</span>
                </div>
              ))
              .reverse()}
          </Values>
        </div>
      </Region>
      <EvenRule sx={betweenRows} />
    </>
  );
};
