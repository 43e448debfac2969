import type { Series } from './chart';
import { percentDown } from './scale';

/** Bars from the left. The one that is read, or the newest one, stands out. */
export const Bars = ({ values, first, slots, ticks, read }: Series) =>
  values.map((value, index) => {
    const top = percentDown(value, ticks);
    return (
      <rect
        key={first + index}
        className={index === (read ?? values.length - 1) ? undefined : 'pale'}
        x={`${((index + 0.18) / slots) * 100}%`}
        y={`${top}%`}
        width={`${64 / slots}%`}
        height={`${100 - top}%`}
        rx={2}
      />
    );
  });
