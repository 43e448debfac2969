import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslations } from 'next-intl';
import { Simulated } from '@/components/figures/Simulated';
import type { Chart } from './chart';

/** The height of a row of MUI's small table. */
const rowHeight = '2.0625rem';

/** The values of a chart, newest first, as high as whole rows. Focusable, so that keys can scroll it. */
export const ChartTable = ({ title, chart }: { title: string; chart: Chart }) => {
  const t = useTranslations('list');
  return (
    <Box
      role="region"
      aria-label={title}
      tabIndex={0}
      sx={{
        position: 'absolute',
        inset: 0,
        height: `round(down, 100%, ${rowHeight})`,
        overflow: 'hidden auto',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Table size="small" stickyHeader padding="none" aria-label={title}>
        <TableHead>
          <TableRow sx={{ height: rowHeight }}>
            <TableCell>{t('serial')}</TableCell>
            <TableCell align="right">{chart.column}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {chart.values
            .map((value, index) => (
              <TableRow key={chart.first + index} sx={{ height: rowHeight }}>
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
