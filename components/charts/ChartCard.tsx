import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Simulated } from '@/components/figures/Simulated';
import type { Chart } from './chart';
import { Plot } from './Plot';

type Props = {
  testId: string;
  part?: string;
  title: string;
  /** Shown below the title while no value is highlighted. */
  caption: string;
  chart: Chart | null;
};

export const ChartCard = ({ testId, part, title, caption, chart }: Props) => {
  const t = useTranslations('charts');
  /** The serial number of the value under the pointer, which stays with its trade. */
  const [serial, setSerial] = useState<number | null>(null);
  const index = chart && serial !== null ? serial - chart.first : null;
  const value = index === null ? undefined : chart?.values[index];
  const hasValues = chart !== null && chart.values.length > 0;
  const text =
    chart && value !== undefined
      ? `${t('number', { serial: String(serial) })} · ${chart.format(value)}`
      : caption;
  return (
    <Card
      component="section"
      data-testid={testId}
      data-part={part}
      style={{ display: 'grid', gridTemplateRows: 'subgrid', rowGap: 0 }}
    >
      <CardHeader
        title={title}
        // With its word before the values are known, so that the word moves nothing when they are.
        subheader={hasValues || chart === null ? <Simulated>{text}</Simulated> : text}
        slotProps={{ title: { component: 'h2' } }}
      />
      <CardContent style={{ display: 'flex', flexDirection: 'column', paddingTop: 20 }}>
        <div
          style={{
            flex: 1,
            minHeight: 'clamp(7.5rem, 22vh, 11rem)',
            position: 'relative',
            display: 'flex',
          }}
        >
          {chart && (
            <Plot
              chart={chart}
              active={value === undefined ? null : index}
              onActive={(at) => setSerial(at === null ? null : chart.first + at)}
            />
          )}
          {chart && !hasValues && (
            <p
              style={{
                position: 'absolute',
                inset: 0,
                display: 'grid',
                placeItems: 'center',
                margin: 0,
              }}
            >
              {t('empty')}
            </p>
          )}
        </div>
      </CardContent>
    </Card>
  );
};
