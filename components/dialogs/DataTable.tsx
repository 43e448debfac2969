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
    padding: '10px 12px 10px 0',
    border: 0,
    fontSize: 'inherit',
    fontWeight: 400,
    lineHeight: 'inherit',
    verticalAlign: 'baseline',
  },
  '& th': { hyphens: 'auto' },
  '& thead th': {
    ...typography.caption,
    paddingBlock: '0 8px',
    color: palette.text.secondary,
    fontWeight: 500,
  },
  '& * + tbody': { borderTop: `1px solid ${palette.rule}` },
  '& .given': { color: palette.text.secondary },
  '& .noted > *': { paddingBottom: 4 },
  '& .value': { paddingRight: 0, fontWeight: 500 },
  '& .note': { ...typography.caption, padding: '0 0 10px', color: palette.text.secondary },
}));

type Row = {
  readonly name: string;
  /** What is shown for the name. */
  readonly label?: ReactNode;
  readonly given?: ReactNode;
  readonly value: ReactNode;
  readonly note?: string | undefined;
};

/** Names with their values, and for some of them what was given instead, and a note. */
export const DataTable = ({ heads, rows }: { heads?: readonly string[]; rows: readonly Row[] }) => {
  const isWide = heads?.length === 3;
  const align = isWide ? 'left' : 'right';
  return (
    <Root sx={{ tableLayout: isWide ? 'fixed' : 'auto' }}>
      {heads && (
        <TableHead>
          <TableRow>
            {heads.map((head, index) => (
              <TableCell
                key={head}
                align={index === 0 ? 'left' : align}
                sx={{ width: isWide && index === 0 ? 'min(6rem, 24vw)' : undefined }}
              >
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
      )}
      {rows.map(({ name, label, given, value, note }) => (
        <TableBody key={name}>
          <TableRow className={note === undefined ? undefined : 'noted'}>
            <TableCell component="th" scope="row">
              {label ?? name}
            </TableCell>
            {given !== undefined && <TableCell className="given">{given}</TableCell>}
            <TableCell align={align} className="value">
              {value}
            </TableCell>
          </TableRow>
          {note !== undefined && (
            <TableRow>
              <TableCell colSpan={3} className="note">
                {note}
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      ))}
    </Root>
  );
};
