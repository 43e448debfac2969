import { styled } from '@mui/material/styles';
import { forcedColours } from '@/components/theme/tokens';
import { percentDown } from './scale';
import type { DrawingProps } from './series';

type Kind = 'usual' | 'strong' | 'missing';

const Bar = styled('rect')<{ kind: Kind; slots: number }>(
  ({ theme: { palette }, kind, slots }) => ({
    width: `min(24px, ${68 / slots}%)`,
    fill: { usual: palette.bar, strong: palette.primary.main, missing: palette.ghost }[kind],
    [forcedColours]: {
      fill: { usual: 'CanvasText', strong: 'Highlight', missing: 'GrayText' }[kind],
    },
  }),
);

/**
 * Pixels by which a bar reaches below the plot, where its SVG clips it, so that only its upper
 * corners are round.
 */
const below = 8;

/**
 * Bars from the left. The highlighted bar, or the newest one, stands out; stubs stand for missing
 * values.
 */
export const Bars = ({ values, first, slots, ticks, active }: DrawingProps) => (
  <svg>
    {Array.from({ length: slots }, (_, index) => {
      const value = values[index];
      const isStrong = index === (active ?? values.length - 1);
      const top = value === undefined ? 'calc(100% - 4px)' : `${percentDown(value, ticks)}%`;
      return (
        <Bar
          key={first + index}
          kind={value === undefined ? 'missing' : isStrong ? 'strong' : 'usual'}
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
