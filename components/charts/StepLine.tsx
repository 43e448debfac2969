import { useId } from 'react';
import type { Series } from './chart';
import { percentDown } from './scale';
import { SerialLabel } from './SerialLabel';
import { useArrivals } from '@/components/ui/useArrivals';

/** A line of steps, since totals jump, over an area; and a dashed line at the last value. */
export const StepLine = ({ values, first, slots, ticks, isJump }: Series) => {
  const gradient = useId();
  const count = values.length;
  const serial = first + count - 1;
  const [newest] = useArrivals([serial], isJump);
  if (count === 0) return null;
  const heights = values.map((value) => percentDown(value, ticks));
  const steps = heights.map((y, index) => `V${y}H${index + 1}`);
  const start = `M0 ${heights[0] ?? 0}`;
  const last = heights.at(-1) ?? 0;
  const end = count / slots;
  return (
    <>
      <linearGradient id={gradient} x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity={0.18} />
        <stop offset="1" stopColor="currentColor" stopOpacity={0} />
      </linearGradient>
      <svg viewBox={`0 0 ${slots} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path
          d={`${start}${steps.join('')}V100H0`}
          style={{ fill: `url(#${gradient})`, stroke: 'none' }}
        />
        <path d={start + steps.slice(0, -1).join('')} />
        <path
          key={newest?.key}
          data-new={newest?.isNew}
          d={`M${count - 1} ${heights.at(-2) ?? last}${steps.at(-1) ?? ''}`}
        />
        <path d={`M0 ${last}H${slots}`} style={{ strokeWidth: 1, strokeDasharray: '1 4' }} />
      </svg>
      <circle
        key={newest?.key}
        data-new={newest?.isNew}
        cx={`${end * 100}%`}
        cy={`${last}%`}
        r={4}
      />
      {count > 1 && <SerialLabel serial={first} at={0} anchor="start" />}
      <SerialLabel serial={serial} at={end} anchor="end" />
    </>
  );
};
