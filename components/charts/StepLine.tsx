import type { Series } from './chart';
import { percentDown } from './scale';

/** Keeps the stroke width constant, although the drawing is stretched. */
const steady = { vectorEffect: 'non-scaling-stroke' } as const;

/** A line of steps, since totals jump, with a dot at the highlighted value, or at the last one. */
export const StepLine = ({ values, slots, ticks, active }: Series) => {
  const heights = values.map((value) => percentDown(value, ticks));
  const last = heights.at(-1);
  if (last === undefined) return null;
  const steps = heights.map((y, index) => `V${y}H${index + 1}`).join('');
  const marked = active ?? values.length - 1;
  return (
    <>
      <svg
        viewBox={`0 0 ${slots} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
      >
        <path d={`M0 ${heights[0] ?? 0}${steps}`} strokeWidth={2} {...steady} />
        <path d={`M0 ${last}H${slots}`} strokeDasharray="1 4" {...steady} />
      </svg>
      <circle
        fill="currentColor"
        cx={`${((marked + 1) / slots) * 100}%`}
        cy={`${heights[marked] ?? last}%`}
        r={4}
      />
    </>
  );
};
