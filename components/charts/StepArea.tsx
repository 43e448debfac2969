import { useTheme } from '@mui/material/styles';
import type { DrawingProps } from './Chart';
import { percentDown } from './scale';

/**
 * A line of steps, because totals jump, with a dot at the value under the pointer, or else at the
 * value shown. The steps after the value shown are thin and grey.
 */
export const StepArea = (props: DrawingProps) => {
  const { values, slots, ticks, active, shown = values.length - 1 } = props;
  const { palette } = useTheme();
  const heights = values.map((value) => percentDown(value, ticks));
  const first = heights[0];
  if (first === undefined) return null;
  const lines = heights.map((y, index) => `V${y}H${index + 1}`);
  const steps = `M0 ${first}${lines.slice(0, shown + 1).join('')}`;
  const marked = active ?? shown;
  // A constant width, although the drawing is stretched.
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <>
      <svg viewBox={`0 0 ${slots} 100`} preserveAspectRatio="none" overflow="visible">
        <path d={`${steps}V100H0Z`} fill="currentColor" fillOpacity={0.1} />
        {shown < values.length - 1 && (
          <path
            {...line}
            className="screen-only"
            d={`M${shown + 1} ${heights[shown]}${lines.slice(shown + 1).join('')}`}
            stroke={palette.control}
          />
        )}
        <path {...line} d={steps} stroke="currentColor" strokeWidth={2} strokeLinejoin="round" />
      </svg>
      <circle
        cx={`${((marked + 1) / slots) * 100}%`}
        cy={`${heights[marked] ?? first}%`}
        r={4}
        fill="currentColor"
      />
    </>
  );
};
