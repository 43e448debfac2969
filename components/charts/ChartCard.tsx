import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QuietButton } from '@/components/ui/buttons';
import { Card } from '@/components/ui/Card';
import type { Chart } from './chart';
import { ChartTable } from './ChartTable';
import { ReadablePlot } from './ReadablePlot';
import { percentDown } from './scale';
import { ValueAxis } from './ValueAxis';

const ChartBox = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  // Beside the button, which appears with the values, and is narrower with large text.
  'h2, p': { margin: '0 min(5rem, 30cqi) 0 0' },
  h2: theme.typography.h2,
  // Reserves two lines. The note and the reading share a cell, so that neither moves what is below.
  p: {
    ...theme.typography.body2,
    display: 'grid',
    minHeight: '2.8em',
    color: theme.palette.text.secondary,
    '& > *': { gridArea: '1 / 1' },
  },
  // The plot or the table: its size does not depend on what is in it.
  '& > div': { flex: '1 0 152px', containerType: 'size', margin: '12px 0 1.25rem' },
  [theme.breakpoints.up('md')]: { '& > div': { flexBasis: 176 } },
  '@media (min-width: 1800px)': { '& > div': { flexBasis: 216 } },
}));

/** In the corner. It takes no height, so that its appearance moves nothing. */
const Toggle = styled(QuietButton)({
  order: -1,
  alignSelf: 'end',
  minHeight: '2rem',
  marginBottom: '-2rem',
  padding: '0 8px',
  fontSize: 'min(0.8125rem, 6cqi)',
  lineHeight: 1,
  borderRadius: 8,
});

type Props = {
  testId: string;
  title: string;
  note: string;
  /** Not while its values are not known. */
  chart: Chart | null | undefined;
};

/** A card with a title, a sentence, and a chart or its values as a table of the same size. */
export const ChartCard = ({ testId, title, note, chart }: Props) => {
  const t = useTranslations('charts');
  const [isTable, setIsTable] = useState(false);
  return (
    <ChartBox data-testid={testId}>
      <h2>{title}</h2>
      {chart && chart.values.length > 0 && (
        <Toggle
          type="button"
          aria-pressed={isTable}
          aria-label={`${t('table')}, ${title}`}
          onClick={() => setIsTable(!isTable)}
        >
          {t('table')}
        </Toggle>
      )}
      {chart && !isTable ? (
        <ReadablePlot title={title} note={note} chart={chart} axis={<ValueAxis {...chart} />}>
          <svg
            role="img"
            aria-label={chart.label}
            // Digits of the longest serial number.
            style={{ '--length': String(chart.first + chart.values.length).length }}
          >
            {chart.ticks.map((tick) => {
              const y = `${percentDown(tick, chart.ticks)}%`;
              return <line key={tick} x2="100%" y1={y} y2={y} />;
            })}
            <chart.draw {...chart} />
          </svg>
        </ReadablePlot>
      ) : (
        <>
          <p>{note}</p>
          {chart ? <ChartTable title={title} chart={chart} /> : <div />}
        </>
      )}
    </ChartBox>
  );
};
