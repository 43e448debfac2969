import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled(Table)(({ theme: { palette, typography } }) => ({
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  '& :is(th, td)': {
    padding: '10px 0',
    border: 0,
    fontSize: 'inherit',
    fontWeight: 400,
    lineHeight: 'inherit',
    verticalAlign: 'baseline',
  },
  '& th': { hyphens: 'auto' },
  '& * + :is(th, td)': { paddingLeft: 'clamp(16px, 3vw, 40px)' },
  '& thead th': {
    ...typography.caption,
    paddingBlock: '0 8px',
    color: palette.text.secondary,
    fontWeight: 500,
  },
  '& :is(thead + tbody, tr + tr)': { borderTop: `1px solid ${palette.rule}` },
  '& td': { fontWeight: 500 },
}));

type Row = {
  readonly name: string;
  /** The lower end of a range, if `value` is the upper end. */
  readonly from?: ReactNode;
  readonly value: ReactNode;
};

/** Names with their values. */
export const DataTable = ({ heads, rows }: { heads?: readonly string[]; rows: readonly Row[] }) => (
  <Root>
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
      {rows.map(({ name, from, value }) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          {from !== undefined && <TableCell align="right">{from}</TableCell>}
          <TableCell align="right">{value}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Root>
);
