import { useId } from 'react';
import { percentDown } from './scale';
import type { DrawingProps } from './series';

/** A line of steps, since totals jump, with a dot at the highlighted value, or at the last one. */
export const StepArea = ({ values, slots, ticks, active }: DrawingProps) => {
  const gradient = useId();
  const heights = values.map((value) => percentDown(value, ticks));
  const first = heights[0];
  if (first === undefined) return null;
  const steps = `M0 ${first}${heights.map((y, index) => `V${y}H${index + 1}`).join('')}`;
  const marked = active ?? values.length - 1;
  return (
    <>
      <linearGradient id={gradient} x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity={0.2} />
        <stop offset="1" stopColor="currentColor" stopOpacity={0} />
      </linearGradient>
      <svg viewBox={`0 0 ${slots} 100`} preserveAspectRatio="none" overflow="visible">
        <path d={`${steps}V100H0Z`} fill={`url(#${gradient})`} />
        <path
          d={steps}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          // Constant, although the drawing is stretched.
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
