import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Row = {
  readonly name: ReactNode;
  /** A second line below the name. */
  readonly hint?: string | undefined;
  /** The lower end of a range, if `value` is the upper end; or a value that `value` replaces. */
  readonly from?: ReactNode;
  readonly value: ReactNode;
};

type Props = {
  heads?: readonly string[];
  align?: 'left' | 'right';
  rows: readonly Row[];
};

/** Names with their values. With large type, it scrolls sideways. */
export const DataTable = ({ heads, align = 'right', rows }: Props) => (
  <TableContainer>
    <Table>
      {heads && (
        <TableHead>
          <TableRow>
            {heads.map((head, at) => (
              <TableCell key={head} component={head ? 'th' : 'td'} align={at ? align : 'inherit'}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
      )}
      <TableBody>
        {rows.map(({ name, hint, from, value }, index) => (
          <TableRow key={index} sx={{ '&:last-child > *': { border: 0 } }}>
            <TableCell component="th" scope="row" sx={{ '& > p': { maxWidth: '14rem' } }}>
              <span>{name}</span>
              {hint !== undefined && (
                <Typography variant="caption" component="p" color="textSecondary">
                  {hint}
                </Typography>
              )}
            </TableCell>
            {from !== undefined && <TableCell align={align}>{from}</TableCell>}
            <TableCell align={align}>{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
