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
  /** Oldest first; zero or more each. */
  values: readonly number[];
  /** How many bars fit. */
  capacity: number;
  /** The value of a full bar. */
  full: number;
  /** Says in words what the bars show. */
  label: string;
};

/** Bars from the left, the same scale for ever, so that only what is new changes. */
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
