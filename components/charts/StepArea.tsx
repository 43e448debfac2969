import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { forcedColours, phones } from '@/components/theme/tokens';
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
  r: 4,
  fill: theme.palette.primary.main,
  [phones]: { r: 3.5 },
  [forcedColours]: { fill: 'CanvasText' },
}));

/** Separates the dot from the area below it. */
const Ring = styled('circle')(({ theme }) => ({
  r: 6,
  fill: theme.palette.background.paper,
  [forcedColours]: { fill: 'Canvas' },
}));

/** A line of steps, since totals jump, with a dot at the highlighted value, or at the last one. */
export const StepArea = ({ values, slots, ticks, active }: DrawingProps) => {
  const gradient = useId();
  const heights = values.map((value) => percentDown(value, ticks));
  const first = heights[0];
  if (first === undefined) return null;
  const steps = `M0 ${first}${heights.map((y, index) => `V${y}H${index + 1}`).join('')}`;
  const marked = active ?? values.length - 1;
  const at = { cx: `${((marked + 1) / slots) * 100}%`, cy: `${heights[marked] ?? first}%` };
  const stretched = {
    viewBox: `0 0 ${slots} 100`,
    preserveAspectRatio: 'none',
    overflow: 'visible',
  };
  return (
    <>
      <linearGradient id={gradient} x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity={0.2} />
        <stop offset="1" stopColor="currentColor" stopOpacity={0} />
      </linearGradient>
      <svg {...stretched}>
        <Area d={`${steps}V100H0Z`} fill={`url(#${gradient})`} />
      </svg>
      <Ring {...at} />
      <svg {...stretched}>
        <Line d={steps} />
      </svg>
      <Dot {...at} />
    </>
  );
};
