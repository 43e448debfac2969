import type { Series } from './chart';
import { percentDown } from './scale';

/** A line of steps, since totals jump, with a dot at the value that is read, or at the last one. */
export const StepLine = ({ values, slots, ticks, read }: Series) => {
  const heights = values.map((value) => percentDown(value, ticks));
  const last = heights.at(-1);
  if (last === undefined) return null;
  const steps = heights.map((y, index) => `V${y}H${index + 1}`).join('');
  const marked = read ?? values.length - 1;
  return (
    <>
      <svg viewBox={`0 0 ${slots} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${heights[0] ?? 0}${steps}`} />
        <path d={`M0 ${last}H${slots}`} strokeDasharray="1 4" />
      </svg>
      <circle cx={`${((marked + 1) / slots) * 100}%`} cy={`${heights[marked] ?? last}%`} r={4} />
    </>
  );
};
