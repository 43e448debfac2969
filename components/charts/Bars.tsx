import { styled } from '@mui/material/styles';
import { forcedColours } from '@/components/theme/tokens';
import { percentDown } from './scale';
import type { DrawingProps } from './series';

const Root = styled('svg')<{ slots: number }>(({ theme: { palette }, slots }) => ({
  '& > rect': {
    width: `min(24px, ${68 / slots}%)`,
    fill: palette.bar,
    [forcedColours]: { fill: 'CanvasText' },
  },
  '& > .strong': { fill: palette.primary.main, [forcedColours]: { fill: 'Highlight' } },
}));

/**
 * Pixels by which a bar reaches below the plot, where its SVG clips it, so that only its upper
 * corners are round.
 */
const below = 8;

/** Bars from left to right. The highlighted bar, or else the newest, stands out. */
export const Bars = ({ values, first, slots, ticks, active }: DrawingProps) => (
  <Root slots={slots}>
    {values.map((value, index) => {
      const top = `${percentDown(value, ticks)}%`;
      return (
        <rect
          key={first + index}
          className={index === (active ?? values.length - 1) ? 'strong' : undefined}
          rx={4}
          style={{
            x: `calc(${((index + 0.5) / slots) * 100}% - min(12px, ${34 / slots}%))`,
            y: top,
            height: `calc(100% - ${top} + ${below}px)`,
          }}
        />
      );
    })}
  </Root>
);
