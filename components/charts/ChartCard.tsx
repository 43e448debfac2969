import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Chart } from './chart';
import { ChartTable } from './ChartTable';
import { Subheader, ReadablePlot, Stage } from './ReadablePlot';
import { percentDown } from './scale';
import { ValueAxis } from './ValueAxis';

/** Looks like a link, with a larger target. Keeps its space while hidden, without values. */
const Toggle = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 44,
  margin: '-12px -4px',
  padding: 4,
  border: '1px solid transparent',
  background: 'none',
  color: theme.palette.text.secondary,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  '&:hover': { color: theme.palette.text.primary },
  '&[aria-pressed=true]': { color: theme.palette.text.primary, fontWeight: 600 },
  '&:disabled': { visibility: 'hidden' },
  '@media print': { display: 'none' },
}));

type Props = {
  testId: string;
  title: string;
  subheader: string;
  /** Missing while the values are not known. */
  chart: Chart | null | undefined;
};

/** A card with a title, a subheader, and a chart or its values as a table of the same size. */
export const ChartCard = ({ testId, title, subheader, chart }: Props) => {
  const t = useTranslations('charts');
  const [isTable, setIsTable] = useState(false);
  return (
    <Card component="section" data-part={testId} data-testid={testId}>
      <CardHeader
        title={title}
        slotProps={{ title: { component: 'h2' } }}
        action={
          <Toggle
            type="button"
            aria-pressed={isTable}
            aria-label={`${t('table')}, ${title}`}
            disabled={!chart?.values.length}
            onClick={() => setIsTable(!isTable)}
          >
            {t('table')}
          </Toggle>
        }
      />
      <CardContent>
        {chart ? (
          <ReadablePlot
            title={title}
            subheader={subheader}
            chart={chart}
            table={isTable && <ChartTable title={title} chart={chart} />}
            axis={<ValueAxis {...chart} />}
          >
            <svg role="img" aria-label={chart.label}>
              {chart.ticks.map((tick) => {
                const y = `${percentDown(tick, chart.ticks)}%`;
                return <line key={tick} x2="100%" y1={y} y2={y} />;
              })}
              <chart.draw {...chart} />
            </svg>
          </ReadablePlot>
        ) : (
          <>
            <Subheader data-part="subheader">{subheader}</Subheader>
            <Stage />
          </>
        )}
      </CardContent>
    </Card>
  );
};
