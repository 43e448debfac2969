import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import type { Range } from '@/lib/config/limits';

/** The label of a random figure, its limits, and the function that formats the limits. */
export type RangeRow = readonly [what: string, range: Range, write: (value: number) => string];

/** The random figures of a view and their limits. */
export const RangeTable = ({ rows }: { rows: readonly RangeRow[] }) => {
  const t = useLoadedTranslations('details');
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Table
        data-part="ranges"
        size="small"
        sx={{
          // Aligned with the surrounding text.
          '& th:first-of-type': { pl: 0 },
          '& th:last-of-type, & td:last-of-type': { pr: 0 },
          '& th': { hyphens: 'auto' },
          '& td': { whiteSpace: 'nowrap' },
          // With large text on a phone, the limits are below the label.
          '@container (max-width: 16rem)': {
            '& tr': { display: 'flex', flexWrap: 'wrap' },
            '& [scope=row]': { flexBasis: '100%', border: 0 },
            '& td': { flex: '1 0 auto' },
          },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('what')}</TableCell>
            <TableCell align="right">{t('from')}</TableCell>
            <TableCell align="right">{t('to')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([what, { min, max }, write]) => (
            <TableRow key={what}>
              <TableCell component="th" scope="row">
                {what}
              </TableCell>
              <TableCell align="right">{write(min)}</TableCell>
              <TableCell align="right">{write(max)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
