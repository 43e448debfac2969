import { styled } from '@mui/material/styles';
import type { Series } from './chart';
import { percentDown } from './scale';

/** Opaque, so that no grid line shows through. */
const Bar = styled('rect')<{ isPale: boolean }>(({ theme: { palette }, isPale }) => ({
  fill: isPale
    ? `color-mix(in srgb, currentColor 40%, ${palette.background.paper})`
    : 'currentColor',
  '@media (forced-colors: active)': { fill: isPale ? 'GrayText' : undefined },
}));

/** Bars from the left. The highlighted one, or the newest one, stands out. */
export const Bars = ({ values, first, slots, ticks, active }: Series) =>
  values.map((value, index) => {
    const top = percentDown(value, ticks);
    return (
      <Bar
        key={first + index}
        isPale={index !== (active ?? values.length - 1)}
        x={`${((index + 0.18) / slots) * 100}%`}
        y={`${top}%`}
        width={`${64 / slots}%`}
        height={`${100 - top}%`}
        rx={2}
      />
    );
  });
