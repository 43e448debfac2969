import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Simulated } from '@/components/figures/Simulated';
import type { Chart } from './chart';
import { Plot } from './Plot';

/** The values of a chart, newest first, as high as the plot. Focusable, so that keys can scroll it. */
const ChartTable = ({ title, chart }: { title: string; chart: Chart }) => {
  const t = useTranslations('list');
  return (
    <Box
      role="region"
      aria-label={title}
      tabIndex={0}
      sx={{ position: 'absolute', inset: 0, overflow: 'hidden auto' }}
    >
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{t('serial')}</TableCell>
            <TableCell align="right">{chart.column}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {chart.values
            .map((value, index) => (
              <TableRow key={chart.first + index}>
                <TableCell>{chart.first + index}</TableCell>
                <TableCell align="right">
                  <Simulated>{chart.format(value)}</Simulated>
                </TableCell>
              </TableRow>
            ))
            .reverse()}
        </TableBody>
      </Table>
    </Box>
  );
};

type Props = {
  testId: string;
  part?: string;
  title: string;
  /** Shown below the title while no value is read. */
  caption: string;
  /** `null` while the values are not known. */
  chart: Chart | null;
};

export const ChartCard = ({ testId, part, title, caption, chart }: Props) => {
  const t = useTranslations('charts');
  const [isTable, setIsTable] = useState(false);
  /** The serial number of the value under the pointer, which stays with its trade. */
  const [serial, setSerial] = useState<number | null>(null);
  const index = chart && serial !== null ? serial - chart.first : null;
  const value = index === null ? undefined : chart?.values[index];
  const hasValues = chart !== null && chart.values.length > 0;
  const text =
    chart && value !== undefined
      ? t('reading', { serial: String(serial), value: chart.format(value) })
      : caption;
  return (
    <Card component="section" data-testid={testId} data-part={part}>
      <CardHeader
        title={title}
        // With its word before the values are known, so that the word moves nothing when they are.
        subheader={
          hasValues || chart === null ? <Simulated placement="beside">{text}</Simulated> : text
        }
        slotProps={{ title: { component: 'h2' } }}
        action={
          <Link
            component="button"
            type="button"
            variant="body2"
            aria-pressed={isTable}
            aria-label={`${t('table')}, ${title}`}
            onClick={() => {
              setIsTable(!isTable);
              setSerial(null);
            }}
            // Keeps its space, so that the title does not wrap anew.
            sx={{ minHeight: 44, my: '-12px', ml: 1, displayPrint: 'none' }}
            style={{ visibility: hasValues ? undefined : 'hidden' }}
          >
            {t('table')}
          </Link>
        }
      />
      <CardContent sx={{ display: 'flex', flexDirection: 'column', pt: 2 }}>
        <Box
          sx={{
            flex: 1,
            minHeight: 'clamp(7.5rem, 22vh, 11rem)',
            position: 'relative',
            display: 'flex',
          }}
        >
          {chart &&
            (isTable ? (
              <ChartTable title={title} chart={chart} />
            ) : (
              <Plot
                chart={chart}
                read={value === undefined ? null : index}
                onRead={(at) => setSerial(at === null ? null : chart.first + at)}
              />
            ))}
          {chart && !hasValues && (
            <Box
              component="p"
              sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', m: 0 }}
            >
              {t('empty')}
            </Box>
          )}
        </Box>
      </CardContent>
    </Card>
  );
};
