import type { Series } from './chart';
import { percentDown } from './scale';
import { SerialLabel } from './SerialLabel';
import { useArrivals } from '@/components/ui/useArrivals';

/** Bars from the left, with the serial number below the first and the last. */
export const Bars = ({ values, first, slots, ticks, isJump }: Series) => {
  const arrivals = useArrivals(
    values.map((_, index) => first + index),
    isJump,
  );
  return values.map((value, index) => {
    const top = percentDown(value, ticks);
    const serial = first + index;
    return (
      <g key={arrivals[index]?.key} data-new={arrivals[index]?.isNew}>
        <rect
          x={`${((index + 0.18) / slots) * 100}%`}
          y={`${top}%`}
          width={`${64 / slots}%`}
          height={`${100 - top}%`}
          rx={2}
        />
        {(index === 0 || index === values.length - 1) && (
          <SerialLabel serial={serial} at={(index + 0.5) / slots} anchor="middle" />
        )}
      </g>
    );
  });
};
