import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Table = styled('table')(({ theme: { palette, typography } }) => ({
  ...typography.body1,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& :is(th, td)': {
    padding: '10px 0',
    borderBottom: `1px solid ${palette.rule}`,
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& tr > :last-child': { paddingLeft: 16, fontWeight: 500, textAlign: 'end' },
  '& thead th': {
    ...typography.caption,
    paddingBlock: '0 8px',
    borderColor: palette.divider,
    color: palette.text.secondary,
    fontWeight: 500,
  },
  '& tbody > :last-child > *': { borderBottom: 0 },
}));

type Props = {
  heads?: readonly [string, string];
  rows: readonly { readonly term: string; readonly value: ReactNode }[];
};

/** Two columns: a term, and its value. */
export const FactsTable = ({ heads, rows }: Props) => (
  <Table>
    {heads && (
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map(({ term, value }) => (
        <tr key={term}>
          <th scope="row">{term}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
