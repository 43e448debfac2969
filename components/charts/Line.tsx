import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 96,
  overflow: 'visible',
  polyline: { fill: 'none', stroke: theme.palette.primary.main, strokeWidth: 2 },
  line: { stroke: theme.palette.divider },
  '@media (forced-colors: active)': { polyline: { stroke: 'CanvasText' } },
}));

/** A line of fewer values leaves space on its right, instead of being stretched. */
const minCapacity = 20;

type Props = {
  /** Oldest first. */
  values: readonly number[];
  /** The text alternative of the chart. */
  label: string;
};

/** A line from the left edge, scaled to its lowest and its highest value. */
export const Line = ({ values, label }: Props) => {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest || 1;
  const capacity = Math.max(minCapacity, values.length);
  // A single value is drawn twice, so that the round line ends form a dot.
  const drawn = values.length === 1 ? [...values, ...values] : values;
  const points = drawn
    .map(
      (value, place) =>
        `${((values.length === 1 ? 0 : place) / (capacity - 1)) * 100},${96 - ((value - lowest) / span) * 92}`,
    )
    .join(' ');
  return (
    <Drawing role="img" aria-label={label} viewBox="0 0 100 100" preserveAspectRatio="none">
      <line x1={0} x2={100} y1={100} y2={100} vectorEffect="non-scaling-stroke" />
      <polyline
        points={points}
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  );
};
