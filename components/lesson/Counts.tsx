import { styled } from '@mui/material/styles';

/** `longest`: the length of the longest figure. */
const List = styled('dl')<{ longest: number }>(({ theme: { palette, typography }, longest }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))',
  '& div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 2 },
  '& div:not(:last-child)': { paddingRight: 8 },
  '& div + div': {
    paddingLeft: longest > 4 ? 12 : 16,
    borderLeft: `1px solid ${palette.rule}`,
  },
  '& dd': {
    ...typography[longest > 4 ? 'title' : 'evidence'],
    whiteSpace: longest > 9 ? undefined : 'nowrap',
  },
}));

export type CountsProps = { counts: readonly (readonly [label: string, count: string])[] };

/** Three figures beside one another. */
export const Counts = ({ counts }: CountsProps) => (
  <List longest={Math.max(...counts.map(([, count]) => count.length))}>
    {counts.map(([label, count]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{count}</dd>
      </div>
    ))}
  </List>
);
