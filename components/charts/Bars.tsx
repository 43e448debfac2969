import { styled } from '@mui/material/styles';
import { forcedColours } from '@/components/theme/tokens';
import { percentDown } from './scale';
import type { DrawingProps } from './series';

const Bar = styled('rect')<{ isStrong: boolean; slots: number }>(
  ({ theme: { palette }, isStrong, slots }) => ({
    width: `min(24px, ${68 / slots}%)`,
    fill: isStrong ? palette.primary.main : palette.bar,
    [forcedColours]: { fill: isStrong ? 'Highlight' : 'CanvasText' },
  }),
);

/**
 * Pixels by which a bar reaches below the plot, where its SVG clips it, so that only its upper
 * corners are round.
 */
const below = 8;

/** Bars from left to right. The highlighted bar, or else the newest, stands out. */
export const Bars = ({ values, first, slots, ticks, active }: DrawingProps) => (
  <svg>
    {values.map((value, index) => {
      const top = `${percentDown(value, ticks)}%`;
      return (
        <Bar
          key={first + index}
          isStrong={index === (active ?? values.length - 1)}
          slots={slots}
          rx={4}
          style={{
            x: `calc(${((index + 0.5) / slots) * 100}% - min(12px, ${34 / slots}%))`,
            y: top,
            height: `calc(100% - ${top} + ${below}px)`,
          }}
        />
      );
    })}
  </svg>
);
