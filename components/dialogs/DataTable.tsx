import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Row = {
  readonly name: string;
  /** A second line below the name. */
  readonly hint?: string | undefined;
  /** The lower end of a range, if `value` is the upper end; or a value that `value` replaces. */
  readonly from?: ReactNode;
  readonly value: ReactNode;
};

/** Names with their values. With large type, it scrolls sideways. */
export const DataTable = ({ heads, rows }: { heads?: readonly string[]; rows: readonly Row[] }) => (
  <TableContainer>
    <Table>
      {heads && (
        <TableHead>
          <TableRow>
            {heads.map((head, index) => (
              <TableCell key={head} align={index === 0 ? 'left' : 'right'}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
      )}
      <TableBody>
        {rows.map(({ name, hint, from, value }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
              {hint !== undefined && (
                <Typography variant="caption" component="p" color="textSecondary">
                  {hint}
                </Typography>
              )}
            </TableCell>
            {from !== undefined && <TableCell align="right">{from}</TableCell>}
            <TableCell align="right">{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
