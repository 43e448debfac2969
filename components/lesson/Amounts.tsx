import { styled } from '@mui/material/styles';
import { DemoLabel } from '@/components/figures/DemoLabel';
import { Simulated } from '@/components/figures/Simulated';

/** A label and its note, and the word and its amount: two lines with common base lines. */
const lines = {
  gridRow: 'span 2',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  alignItems: 'baseline',
};

const List = styled('dl')<{ isGrowing: boolean }>(({ theme, isGrowing }) => {
  const { typography, palette, breakpoints } = theme;
  return {
    display: 'grid',
    gap: 12,
    '& div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(72%)',
      gridTemplateRows: 'auto auto',
      columnGap: 12,
    },
    '& div + div': { paddingTop: 12, borderTop: `1px solid ${palette.rule}` },
    [breakpoints.down('md')]: { gap: 10, '& div + div': { paddingTop: 10 } },
    '& dt': lines,
    '& dt small': { fontSize: 'inherit' },
    '& dt span': { ...typography.body1, color: palette.text.primary, fontWeight: 500 },
    // The word stands above its amount: whatever cuts the list cuts the amount first.
    '& dd': { ...lines, textAlign: 'end', overflowWrap: 'anywhere' },
    '& dd > :last-child': { gridRow: 1 },
    '& dd > :not(:last-child)': { ...typography[isGrowing ? 'h2' : 'title'], gridRow: 2 },
    '& dd > bdi:not(:last-child)': typography.h2,
    // One line without a note.
    '& div:not(:has(dt small))': {
      gridTemplateRows: 'auto',
      alignItems: 'baseline',
      '& dt, & dd': { gridRow: 1 },
      '& dd': {
        display: 'flex',
        flexFlow: 'row-reverse wrap',
        alignItems: 'baseline',
        columnGap: 8,
      },
    },
    ...(isGrowing && {
      '& div:nth-of-type(2) dd > :not(:last-child)': typography.title,
      '& div:last-of-type dd > :not(:last-child)': {
        ...typography.evidence,
        color: palette.accentText,
      },
    }),
  };
});

/** `name`: text that may come with the link, in the place of an amount. */
type Row = { readonly label: string; readonly note?: string } & (
  { readonly amount: string } | { readonly name: string }
);

export type AmountsProps = { amounts: readonly Row[]; isGrowing?: boolean };

/** Amounts below one another. They are larger from one to the next if they grow. */
export const Amounts = ({ amounts, isGrowing = false }: AmountsProps) => (
  <List isGrowing={isGrowing}>
    {amounts.map((row) => (
      <div key={row.label}>
        <dt>
          <span>{row.label}</span> {row.note !== undefined && <small>{row.note}</small>}
        </dt>
        <dd>
          {'amount' in row ? (
            <Simulated>{row.amount}</Simulated>
          ) : (
            <>
              <bdi translate="no">{row.name}</bdi> <DemoLabel />
            </>
          )}
        </dd>
      </div>
    ))}
  </List>
);
