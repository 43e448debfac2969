import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useEffect, type Ref } from 'react';
import { forcedColours, radius } from '@/components/theme/tokens';

const arrows = {
  both: 'M7.5 5 4.5 8l3 3M12.5 5l3 3-3 3',
  back: 'M8 5 5 8l3 3M5.5 8H15',
};

const drawThumb = (path: string, stroke: string) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 16' fill='none' stroke='${stroke.replace('#', '%23')}' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>")`;

/** Lies over the drawing of a plot, whose pointer events it leaves to the plot. */
const Root = styled('div')<{ isAtEnd: boolean }>(({ theme: { palette }, isAtEnd }) => ({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '& .playhead': {
    position: 'absolute',
    bottom: 10,
    borderLeft: `1px solid ${palette.primary.main}`,
    opacity: 0.45,
  },
  '& .MuiSlider-root': {
    position: 'absolute',
    bottom: -1,
    height: 2,
    padding: '0 !important',
    pointerEvents: 'auto',
  },
  '& .MuiSlider-rail': { backgroundColor: palette.control, opacity: 0.55 },
  '& .MuiSlider-track': { border: 0, transition: 'none' },
  '& .MuiSlider-thumb': {
    width: 24,
    height: 20,
    border: `2px solid ${palette.primary.main}`,
    borderRadius: 10,
    background: `${drawThumb(isAtEnd ? arrows.back : arrows.both, palette.primary.main)} center / 20px 16px no-repeat ${palette.background.paper}`,
    transition: 'none',
    '&, &:hover, &.Mui-focusVisible, &.Mui-active': { boxShadow: '0 1px 3px rgb(23 32 28 / 18%)' },
    '&::before': { content: 'none' },
    // The target.
    '&::after': { width: 48, height: 44, borderRadius: radius.small },
  },
  [forcedColours]: {
    '& .MuiSlider-rail': { backgroundColor: 'CanvasText' },
    '& .MuiSlider-track': { backgroundColor: 'Highlight' },
  },
}));

type Props = {
  ref: Ref<HTMLInputElement>;
  label: string;
  valueText: string;
  /** Numbers of trades. */
  min: number;
  max: number;
  value: number;
  /** How far right the dots of these numbers are, in percent of the plot. */
  percentRight: (value: number) => number;
  /** How far down the dot of `value` is. */
  percentDown: number;
  onChange: (value: number) => void;
  /** Called with `true` when the time line can be used, and with `false` when it goes. */
  onReady: (isReady: boolean) => void;
};

/** The time line of a paused run: a slider on the axis of the chart, with a step for each trade. */
export const Rewind = (props: Props) => {
  const { ref, label, valueText, min, max, value, percentRight, percentDown } = props;
  const { onChange, onReady } = props;
  useEffect(() => {
    onReady(true);
    return () => onReady(false);
  }, [onReady]);
  const left = percentRight(min);
  return (
    <Root isAtEnd={value === max} className="screen-only">
      <div
        className="playhead"
        style={{ left: `${percentRight(value)}%`, top: `calc(${percentDown}% + 7px)` }}
      />
      <Slider
        data-testid="rewind"
        aria-label={label}
        getAriaValueText={() => valueText}
        min={min}
        max={max}
        value={value}
        onChange={(_event, chosen) => onChange(chosen)}
        slotProps={{ input: { ref } }}
        style={{ left: `${left}%`, width: `${percentRight(max) - left}%` }}
      />
    </Root>
  );
};
