import { styled } from '@mui/material/styles';
import { Simulated } from '@/components/figures/Simulated';
import { forcedColours } from '@/components/theme/tokens';

const subgrid = { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' };

const Table = styled('table')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem, min-content) minmax(0, 1fr) minmax(0, 1.3fr)',
  gap: '10px 12px',
  '& :is(thead, tbody)': { ...subgrid, rowGap: 10 },
  '& tr': subgrid,
  '& tbody tr': { paddingTop: 10, borderTop: `1px solid ${theme.palette.rule}` },
  '& :is(th, td)': { padding: 0 },
  '& thead th': { fontWeight: 500 },
  '& td': {
    ...theme.typography.h4,
    lineHeight: 1.3334,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
  },
}));

/** As long as its value is, in parts of the greatest value of the column. */
const Bar = styled('div')(({ theme }) => ({
  height: 6,
  minWidth: 6,
  marginTop: 6,
  borderRadius: 3,
  backgroundColor: theme.palette.primary.main,
  forcedColorAdjust: 'none',
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
  [forcedColours]: { backgroundColor: 'CanvasText' },
}));

/** A value, or the limits of one. */
type Cell = { readonly text: string; readonly from?: number; readonly to: number };

type Column = 'size' | 'gain';

export type RowsProps = {
  heads: Readonly<Record<Column, string>>;
  rows: readonly (Readonly<Record<Column, Cell>> & { readonly label: string })[];
};

/** The sizes and the gains of two things, which can be compared by their bars. */
export const Rows = ({ heads, rows }: RowsProps) => {
  const bar = (column: Column, { from = 0, to }: Cell) => {
    const percent = 100 / Math.max(...rows.map((row) => row[column].to));
    const style = { marginLeft: `${from * percent}%`, width: `${(to - from) * percent}%` };
    return to > 0 && <Bar style={style} />;
  };
  return (
    // With explicit roles, because `display: grid` removes the native ones.
    <Table role="table">
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          <th role="columnheader">{heads.size}</th>
          <th role="columnheader">{heads.gain}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ label, size, gain }) => (
          <tr role="row" key={label}>
            <th role="rowheader">{label}</th>
            <td role="cell">
              <div>{size.text}</div>
              {bar('size', size)}
            </td>
            <td role="cell">
              <div>
                <Simulated>{gain.text}</Simulated>
              </div>
              {bar('gain', gain)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
