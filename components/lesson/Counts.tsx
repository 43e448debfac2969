import { styled } from '@mui/material/styles';
import { evidenceBox } from './evidenceBox';

/** `longest`: the length of the longest figure. */
const List = styled('dl')<{ longest: number }>(({ theme, longest }) => ({
  ...evidenceBox(theme),
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))',
  '& div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 2 },
  '& div:not(:last-child)': { paddingRight: 8 },
  '& div + div': {
    paddingLeft: longest > 4 ? 12 : 16,
    borderLeft: `1px solid ${theme.palette.rule}`,
  },
  '& dd': {
    ...theme.typography[longest > 4 ? 'title' : 'evidence'],
    margin: 0,
    whiteSpace: longest > 9 ? undefined : 'nowrap',
  },
}));

type Props = { counts: readonly (readonly [label: string, count: string])[] };

/** Three figures beside one another. */
export const Counts = ({ counts }: Props) => (
  <List longest={Math.max(...counts.map(([, count]) => count.length))}>
    {counts.map(([label, count]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{count}</dd>
      </div>
    ))}
  </List>
);
