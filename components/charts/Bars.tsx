import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 96,
  rect: { fill: theme.palette.primary.main },
  line: { stroke: theme.palette.divider },
  '@media (forced-colors: active)': { rect: { fill: 'CanvasText' } },
}));

type Props = {
  /** Oldest first; none negative. */
  values: readonly number[];
  /** The number of bars that fit. */
  capacity: number;
  /** The value of a bar of full height. */
  full: number;
  /** The text alternative of the chart. */
  label: string;
};

/** Bars from the left; the scale is constant, so that a new value leaves other bars as they are. */
export const Bars = ({ values, capacity, full, label }: Props) => (
  <Drawing
    role="img"
    aria-label={label}
    viewBox={`0 0 ${capacity * 10} 100`}
    preserveAspectRatio="none"
  >
    {values.map((value, place) => {
      const height = (value / full) * 100;
      return <rect key={place} x={place * 10 + 2} y={100 - height} width={6} height={height} />;
    })}
    <line x1={0} x2={capacity * 10} y1={100} y2={100} vectorEffect="non-scaling-stroke" />
  </Drawing>
);
