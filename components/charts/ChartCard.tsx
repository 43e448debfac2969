import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QuietButton } from '@/components/ui/buttons';
import { rule, Rule } from '@/components/notice/Marks';
import { CardTitle, headHeight } from '@/components/ui/CardTitle';
import type { Chart } from './chart';
import { ChartTable } from './ChartTable';
import { NoteLine } from './NoteLine';
import { ReadablePlot } from './ReadablePlot';
import { percentDown } from './scale';
import { ValueAxis } from './ValueAxis';

const Content = styled(CardContent)({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  // The plot or the table: its size does not depend on what is in it. The rules above and below are
  // so near that a picture of any part of it has a whole word.
  '& > [data-part=plot]': { flex: '0 0 120px', containerType: 'size', margin: '6px 0 2.25rem' },
  // The rule below a table, where the one below a plot is.
  '& > [data-part=plot] + hr': { margin: '-1.875rem -12px 0.9375rem' },
});

/** Takes its place also without values, so that it moves nothing when there are some. */
const Toggle = styled(QuietButton)({
  minHeight: '2rem',
  padding: '0 8px',
  fontSize: 'inherit',
  lineHeight: 1,
  borderRadius: 8,
  '&:disabled': { visibility: 'hidden' },
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
  const toggle = (
    <Toggle
      type="button"
      aria-pressed={isTable}
      aria-label={`${t('table')}, ${title}`}
      disabled={!chart?.values.length}
      onClick={() => setIsTable(!isTable)}
    >
      {t('table')}
    </Toggle>
  );
  return (
    <Card
      component="section"
      data-part={testId}
      data-testid={testId}
      data-specimen=""
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <CardHeader
        title={<CardTitle title={title} />}
        // Beside the card with the total: the titles are on one line.
        sx={{ boxSizing: 'content-box', minHeight: { xl: headHeight } }}
      />
      <Content>
        {/* The plots of cards beside each other are at one height. */}
        <Rule sx={{ mt: 'auto' }} />
        {chart ? (
          <ReadablePlot
            title={title}
            note={note}
            toggle={toggle}
            chart={chart}
            table={isTable && <ChartTable title={title} chart={chart} />}
            axis={<ValueAxis {...chart} />}
          >
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
            <NoteLine>
              <p>{note}</p>
              {toggle}
            </NoteLine>
            {rule}
            <div data-part="plot" />
            {rule}
          </>
        )}
      </Content>
    </Card>
  );
};
