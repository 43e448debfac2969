import type { Series } from './chart';
import { percentDown } from './scale';

/** Bars from the left, of which the last one is the newest. */
export const Bars = ({ values, first, slots, ticks }: Series) =>
  values.map((value, index) => {
    const top = percentDown(value, ticks);
    return (
      <rect
        key={first + index}
        x={`${((index + 0.18) / slots) * 100}%`}
        y={`${top}%`}
        width={`${64 / slots}%`}
        height={`${100 - top}%`}
        rx={2}
        fillOpacity={index === values.length - 1 ? 1 : 0.4}
      />
    );
  });
