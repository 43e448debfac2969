import { styled } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { DemoLabel } from '@/components/figures/DemoLabel';
import { Simulated } from '@/components/figures/Simulated';
import { forcedColours, radius } from '@/components/theme/structure';

/** How much wider the column of gains is than that of sizes, since it has room for _simulated_. */
const gainWidth = 1.3;

const subgrid = { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' };

const Root = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  '--gap': '12px',
  marginTop: 16,
  padding: 16,
  borderRadius: radius.card,
  backgroundColor: palette.tint,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& :is(table, tbody)': { display: 'grid', gap: 'var(--gap)' },
  '& :is(th, td)': { padding: 0 },
  '& th': {
    ...typography.caption,
    color: palette.text.secondary,
    textAlign: 'start',
    textWrap: 'balance',
    hyphens: 'auto',
  },
  '& .h2': typography.h2,
  '& .h1': typography.h1,
  '& tr + tr': { paddingTop: 'var(--gap)', borderTop: `1px solid ${palette.divider}` },
  // Side by side, above their labels.
  '&.counts': {
    '& tbody': { gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))', columnGap: 10 },
    '& tr': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: 2,
    },
    '& tr + tr': {
      padding: '0 0 0 12px',
      border: `0 solid ${palette.divider}`,
      borderLeftWidth: 1,
    },
  },
  '&.bars': {
    '--gap': '10px',
    '& tbody': {
      gridTemplateColumns: `minmax(4.5rem, min-content) minmax(0, 1fr) minmax(0, ${gainWidth}fr)`,
      columnGap: 16,
    },
    '& tr': subgrid,
    '& td': {
      ...typography.h3,
      lineHeight: 1.3334,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
    },
    '& [role=columnheader]': { fontWeight: 500 },
    '& .bar': {
      height: 6,
      minWidth: 6,
      marginTop: 6,
      borderRadius: 3,
      backgroundColor: palette.primary.main,
      forcedColorAdjust: 'none',
      WebkitPrintColorAdjust: 'exact',
      printColorAdjust: 'exact',
      [forcedColours]: { backgroundColor: 'CanvasText' },
    },
  },
  '&.amounts': {
    // Two lines with common base lines: label and amount, note and word.
    '& tr': {
      display: 'grid',
      gridTemplate: 'auto auto / minmax(0, 1fr) fit-content(72%)',
      columnGap: 12,
    },
    '& :is(th, td)': {
      gridRow: 'span 2',
      display: 'grid',
      gridTemplateRows: 'subgrid',
      alignItems: 'baseline',
    },
    '& th > span': { ...typography.body1, color: palette.text.primary, fontWeight: 500 },
    '& th > small': { fontSize: 'inherit' },
    '& td': { textAlign: 'end', overflowWrap: 'anywhere' },
    '& .h1': { color: palette.accentText },
    '& td > small': { letterSpacing: 'normal' },
  },
  [breakpoints.down('md')]: { '--gap': '10px', marginTop: 12, padding: 12 },
  '@media print, (forced-colors: active)': { border: '1px solid', breakInside: 'avoid' },
}));

/** A text with a bar from one value to another, in the scale of its column. */
type Bar = {
  readonly head: string;
  readonly text: string;
  readonly from?: number;
  readonly to: number;
};

/** A count, an amount, bars, or a name that may come with the link. */
type Row = { readonly label: string; readonly note?: string } & (
  | { readonly count: string }
  | { readonly amount: string; readonly size?: 'h2' | 'h1' }
  | { readonly bars: readonly [size: Bar, gain: Bar] }
  | { readonly name: string }
);

export type EvidenceRows = readonly Row[];

const layoutOf = (rows: EvidenceRows) => {
  const [first] = rows;
  if (first && 'bars' in first) return 'bars';
  return first && 'count' in first ? 'counts' : 'amounts';
};

/** The figures of the page that show a sign. With roles, which `display: grid` would remove. */
export const Evidence = ({ rows, children }: PropsWithChildren<{ rows: EvidenceRows }>) => {
  const barsOf = (row: Row | undefined) => (row && 'bars' in row ? row.bars : []);
  const lengthOf = (row: Row) => ('count' in row ? row.count.length : 0);
  const longest = Math.max(...rows.map(lengthOf));
  const barStyle = (column: number, { from = 0, to }: Bar) => {
    const longestBar = Math.max(...rows.map((row) => barsOf(row)[column]?.to ?? 0));
    const percent = 100 / longestBar / (column === 0 ? 1 : gainWidth);
    return { marginLeft: `${from * percent}%`, width: `${(to - from) * percent}%` };
  };
  const heads = barsOf(rows[0]).map(({ head }) => head);
  return (
    <Root className={layoutOf(rows)}>
      <table role="table">
        <tbody role="rowgroup">
          {heads.length > 0 && (
            <tr role="row">
              <td role="cell" />
              {heads.map((head) => (
                <th key={head} role="columnheader">
                  {head}
                </th>
              ))}
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.label} role="row">
              <th role="rowheader">
                <span>{row.label}</span>
                {row.note !== undefined && <small>{` ${row.note}`}</small>}
              </th>
              {'count' in row && (
                <td
                  role="cell"
                  className={longest > 4 ? 'h2' : 'h1'}
                  style={{ whiteSpace: longest > 9 ? undefined : 'nowrap' }}
                >
                  {row.count}
                </td>
              )}
              {'amount' in row && (
                <td role="cell" className={row.size ?? 'title'}>
                  <Simulated>{row.amount}</Simulated>
                </td>
              )}
              {'name' in row && (
                <td role="cell" className="h2">
                  <bdi translate="no">{row.name}</bdi> <DemoLabel />
                </td>
              )}
              {barsOf(row).map((bar, column) => (
                <td key={bar.head} role="cell">
                  <div>{column === 0 ? bar.text : <Simulated>{bar.text}</Simulated>}</div>
                  {bar.to > 0 && <div className="bar" style={barStyle(column, bar)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </Root>
  );
};
