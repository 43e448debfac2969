import type { DrawingProps } from './Chart';
import { percentDown } from './scale';

/** The share of its column that a bar has. */
const share = 0.6;

/** The opacity of a bar that is not under the pointer: still 3:1 on a card. */
export const restingOpacity = 0.65;

/** Bars from left to right. The bar under the pointer stands out. */
export const Bars = ({ values, first, slots, ticks, active }: DrawingProps) =>
  values.map((value, index) => {
    const top = percentDown(value, ticks);
    return (
      <rect
        key={first + index}
        x={`${((index + (1 - share) / 2) / slots) * 100}%`}
        y={`${top}%`}
        width={`${(share / slots) * 100}%`}
        height={`${100 - top}%`}
        fill="currentColor"
        fillOpacity={index === active ? 1 : restingOpacity}
      />
    );
  });
