import { useArrival } from '@/components/ui/useArrival';
import type { Series } from './chart';
import { percentDown } from './scale';
import { SerialLabel } from './SerialLabel';

/** A line of steps, since totals jump, and a dashed line at the last value. */
export const StepLine = ({ values, first, slots, ticks, isJump }: Series) => {
  const count = values.length;
  const serial = first + count - 1;
  const newest = useArrival(serial, isJump);
  if (count === 0) return null;
  const heights = values.map((value) => percentDown(value, ticks));
  const steps = heights.map((y, index) => `V${y}H${index + 1}`);
  const last = heights.at(-1) ?? 0;
  const end = count / slots;
  return (
    <>
      <svg viewBox={`0 0 ${slots} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${heights[0] ?? 0}${steps.slice(0, -1).join('')}`} />
        <path
          key={newest.arrivals}
          data-new={newest.isNew}
          d={`M${count - 1} ${heights.at(-2) ?? last}${steps.at(-1) ?? ''}`}
        />
        <path d={`M0 ${last}H${slots}`} style={{ strokeWidth: 1, strokeDasharray: '1 4' }} />
      </svg>
      <circle
        key={newest.arrivals}
        data-new={newest.isNew}
        cx={`${end * 100}%`}
        cy={`${last}%`}
        r={4}
      />
      {count > 1 && end > 0.6 && <SerialLabel serial={first} at={0} anchor="start" />}
      <SerialLabel serial={serial} at={end} anchor="end" />
    </>
  );
};
