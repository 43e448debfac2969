import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QuietButton } from '@/components/ui/buttons';
import { Rule } from '@/components/notice/Marks';
import { Card } from '@/components/ui/Card';
import { CardTitle, headHeight } from '@/components/ui/CardTitle';
import { wideScreen } from '@/components/ui/theme/wideScreen';
import type { Chart } from './chart';
import { ChartTable } from './ChartTable';
import { ReadablePlot } from './ReadablePlot';
import { percentDown } from './scale';
import { ValueAxis } from './ValueAxis';

/** Too narrow for the note beside the button. */
const narrow = '@container (max-width: 11rem)';

const ChartBox = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  // The plots of cards beside each other are at one height.
  '& > hr:first-of-type': { marginTop: 'auto' },
  // Beside the card with the total: the titles are on one line.
  [wideScreen]: { '& > div:first-of-type': { minHeight: headHeight } },
  // Beside the button, which appears with the values, and is narrower with large text. Reserves two
  // lines. The note and the reading share a cell, so that neither moves what is below.
  p: {
    ...theme.typography.body2,
    display: 'grid',
    alignItems: 'center',
    minHeight: '2.8em',
    margin: '0 min(5rem, 30cqi) 0 0',
    color: theme.palette.text.secondary,
    '& > *': { gridArea: '1 / 1' },
    // Below the button.
    [narrow]: { marginRight: 0, paddingTop: '2.5rem' },
  },
  // The plot or the table: its size does not depend on what is in it. The rules above and below are
  // so near that a picture of any part of it has a whole word.
  '& > div:last-of-type': { flex: '0 0 120px', containerType: 'size', margin: '6px 0 2.25rem' },
  // The rule below a table, where the one below a plot is.
  '& > div + hr:last-child': { margin: '-1.875rem -12px 0.9375rem' },
}));

/** Beside the note. It takes no height, so that its appearance moves nothing. */
const Toggle = styled(QuietButton)({
  alignSelf: 'end',
  minHeight: '2rem',
  margin: '2px 0 calc(-2rem - 2px)',
  padding: '0 8px',
  fontSize: 'min(0.8125rem, 6cqi)',
  lineHeight: 1,
  [narrow]: { fontSize: '0.8125rem' },
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
    <ChartBox data-testid={testId} data-specimen="">
      <CardTitle>
        <h2>{title}</h2>
      </CardTitle>
      <Rule />
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
          <Rule />
          {chart ? <ChartTable title={title} chart={chart} /> : <div />}
          <Rule />
        </>
      )}
    </ChartBox>
  );
};
