import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Between two columns. */
const gap = '--column-gap';

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
  '& * + :is(th, td)': { paddingLeft: `var(${gap})` },
  '& thead th': {
    ...typography.caption,
    paddingBlock: '0 8px',
    color: palette.text.secondary,
    fontWeight: 500,
  },
  '& * + tbody': { borderTop: `1px solid ${palette.rule}` },
  '& .given': { color: palette.text.secondary },
  '& .noted > *': { paddingBottom: 4 },
  '& .value': { fontWeight: 500 },
  '& .note': { ...typography.caption, padding: '0 0 10px', color: palette.text.secondary },
}));

type Row = {
  readonly name: string;
  /** What is shown for the name. */
  readonly label?: ReactNode;
  readonly given?: ReactNode;
  /** The lower end of a range, of which `value` is the upper one. */
  readonly from?: ReactNode;
  readonly value: ReactNode;
  readonly note?: string | undefined;
};

/** Names with their values, and for some of them what was given instead, and a note. */
export const DataTable = ({ heads, rows }: { heads?: readonly string[]; rows: readonly Row[] }) => {
  const isWide = rows.some(({ given }) => given !== undefined);
  const align = isWide ? 'left' : 'right';
  return (
    <Root
      sx={{
        tableLayout: isWide ? 'fixed' : 'auto',
        [gap]: isWide ? '12px' : 'clamp(16px, 3vw, 40px)',
      }}
    >
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
      {rows.map(({ name, label, given, from, value, note }) => (
        <TableBody key={name}>
          <TableRow className={note === undefined ? undefined : 'noted'}>
            <TableCell component="th" scope="row">
              {label ?? name}
            </TableCell>
            {given !== undefined && <TableCell className="given">{given}</TableCell>}
            {from !== undefined && (
              <TableCell align={align} className="value">
                {from}
              </TableCell>
            )}
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
