import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { forcedColours } from '@/components/theme/tokens';
import { percentDown } from './scale';
import type { DrawingProps } from './series';

const Line = styled('path')(({ theme }) => ({
  fill: 'none',
  stroke: theme.palette.primary.main,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  // Constant, although the drawing is stretched.
  vectorEffect: 'non-scaling-stroke',
  [forcedColours]: { stroke: 'CanvasText' },
}));

const Area = styled('path')({ [forcedColours]: { display: 'none' } });

const Dot = styled('circle')(({ theme }) => ({
  r: 3.5,
  fill: theme.palette.primary.main,
  [forcedColours]: { fill: 'CanvasText' },
}));

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
        <Area d={`${steps}V100H0Z`} fill={`url(#${gradient})`} />
        <Line d={steps} />
      </svg>
      <Dot cx={`${((marked + 1) / slots) * 100}%`} cy={`${heights[marked] ?? first}%`} />
    </>
  );
};
