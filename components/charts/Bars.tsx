import type { Series } from './chart';
import { percentDown } from './scale';
import { SerialLabel } from './SerialLabel';
import { useArrivals } from '@/components/ui/useArrivals';

/** Bars from the left, with the serial number below every third one. */
export const Bars = ({ values, first, slots, ticks, isJump }: Series) => {
  const arrivals = useArrivals(
    values.map((_, place) => first + place),
    isJump,
  );
  return values.map((value, place) => {
    const top = percentDown(value, ticks);
    const serial = first + place;
    return (
      <g key={arrivals[place]?.key} data-new={arrivals[place]?.isNew}>
        <rect
          x={`${((place + 0.18) / slots) * 100}%`}
          y={`${top}%`}
          width={`${64 / slots}%`}
          height={`${100 - top}%`}
          rx={2}
        />
        {place % 3 === 0 && (
          <SerialLabel serial={serial} at={(place + 0.5) / slots} anchor="middle" />
        )}
      </g>
    );
  });
};
