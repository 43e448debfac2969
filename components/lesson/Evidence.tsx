import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { DataTable } from '@/components/dialogs/DataTable';
import { DemoLabel } from '@/components/figures/DemoLabel';
import { Simulated } from '@/components/figures/Simulated';

type Value = {
  readonly text: string;
  /** A simulated amount, or a name that may come with the link. */
  readonly kind?: 'amount' | 'name';
  /** A larger size: titles of dialogs, or the numbers beside the figure. */
  readonly size?: 'h2' | 'h1';
  /** The length of a bar, in the scale of the column. */
  readonly bar?: number;
};

type EvidenceRow = Value & {
  readonly label: string;
  readonly note?: string;
  /** In a column before the value. */
  readonly beside?: Value;
};

export type EvidenceProps = { heads?: readonly string[]; rows: readonly EvidenceRow[] };

/** A border, which forced colours and print show. */
const Bar = styled('div')(({ theme }) => ({
  marginTop: 4,
  borderTop: `6px solid ${theme.palette.primary.main}`,
}));

const Shown = ({ value, longest }: { value: Value; longest: number }) => {
  const { text, kind, size = 'h3', bar } = value;
  return (
    <>
      <Typography
        variant={size}
        component="div"
        color={size === 'h1' ? 'accentText' : undefined}
        // Labels wrap first. Under a large amount, the word has a line of its own.
        sx={{
          overflowWrap: 'normal',
          display: size !== 'h3' && kind === 'amount' ? 'grid' : undefined,
        }}
      >
        {kind === 'amount' && <Simulated>{text}</Simulated>}
        {kind === 'name' && <bdi translate="no">{text}</bdi>}
        {kind === 'name' && <DemoLabel />}
        {kind === undefined && <span>{text}</span>}
      </Typography>
      {bar !== undefined && <Bar style={{ width: `${(bar / longest) * 100}%` }} />}
    </>
  );
};

/** The figures of the page that show a sign. */
export const Evidence = ({ heads, rows }: EvidenceProps) => {
  const longest = Math.max(1, ...rows.map(({ bar = 0 }) => bar));
  const longestBeside = Math.max(1, ...rows.map(({ beside }) => beside?.bar ?? 0));
  return (
    <DataTable
      {...(heads && { heads, align: 'left' })}
      rows={rows.map((row) => ({
        name: row.label,
        hint: row.note,
        from: row.beside && <Shown value={row.beside} longest={longestBeside} />,
        value: <Shown value={row} longest={longest} />,
      }))}
    />
  );
};
