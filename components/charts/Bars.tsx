import { useArrival } from '@/components/ui/useArrival';
import type { Series } from './chart';
import { percentDown } from './scale';
import { SerialLabel } from './SerialLabel';

/** Bars from the left, with serial numbers below the last one and, if there is room, the first. */
export const Bars = ({ values, first, slots, ticks, isJump }: Series) => {
  const last = values.length - 1;
  const newest = useArrival(first + last, isJump);
  return values.map((value, index) => {
    const top = percentDown(value, ticks);
    const isNewest = index === last;
    return (
      // A new key makes the newest bar appear with an animation.
      <g
        key={isNewest ? `newest ${newest.arrivals}` : index}
        data-new={isNewest ? newest.isNew : undefined}
      >
        <rect
          x={`${((index + 0.18) / slots) * 100}%`}
          y={`${top}%`}
          width={`${64 / slots}%`}
          height={`${100 - top}%`}
          rx={2}
        />
        {isNewest && (
          <SerialLabel
            serial={first + index}
            at={(index + (index < 2 ? 0.18 : 0.82)) / slots}
            anchor={index < 2 ? 'start' : 'end'}
          />
        )}
        {index === 0 && last >= slots / 2 && (
          <SerialLabel serial={first} at={0.18 / slots} anchor="start" />
        )}
      </g>
    );
  });
};
