import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { percentDown } from './scale';
import type { DrawingProps } from './series';

/**
 * A line of steps, because totals jump, with a dot at the highlighted value, or else at the value
 * shown. The steps after the value shown are thin and grey.
 */
export const StepArea = (props: DrawingProps) => {
  const { values, slots, ticks, active, shown = values.length - 1 } = props;
  const { palette } = useTheme();
  const gradient = useId();
  const heights = values.map((value) => percentDown(value, ticks));
  const first = heights[0];
  if (first === undefined) return null;
  const lines = heights.map((y, index) => `V${y}H${index + 1}`);
  const steps = `M0 ${first}${lines.slice(0, shown + 1).join('')}`;
  const marked = active ?? shown;
  return (
    <>
      <linearGradient id={gradient} x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity={0.2} />
        <stop offset="1" stopColor="currentColor" stopOpacity={0} />
      </linearGradient>
      <svg viewBox={`0 0 ${slots} 100`} preserveAspectRatio="none" overflow="visible">
        <path d={`${steps}V100H0Z`} fill={`url(#${gradient})`} />
        {shown < values.length - 1 && (
          <path
            className="screen-only"
            d={`M${shown + 1} ${heights[shown]}${lines.slice(shown + 1).join('')}`}
            fill="none"
            stroke={palette.control}
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        )}
        <path
          d={steps}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          // A constant width, although the drawing is stretched.
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <circle
        cx={`${((marked + 1) / slots) * 100}%`}
        cy={`${heights[marked] ?? first}%`}
        r={3.5}
        fill="currentColor"
      />
    </>
  );
};
