import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import { percentDown } from '@/components/charts/scale';
import type { Series } from '@/components/charts/series';
import { forcedColours, radius } from '@/components/theme/tokens';
import { pluralArguments } from '@/lib/format/formatNumber';
import { MomentNames } from './MomentNames';

const arrows = {
  both: 'M7.5 5 4.5 8l3 3M12.5 5l3 3-3 3',
  back: 'M8 5 5 8l3 3M5.5 8H15',
};

const drawThumb = (path: string, stroke: string) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 16' fill='none' stroke='${stroke.replace('#', '%23')}' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>")`;

/** Lies over the drawing, but leaves pointer events to the plot. */
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
  // The step of the earliest number, whose dot is where the slider begins.
  '& .first': {
    position: 'absolute',
    bottom: -1,
    height: 2,
    backgroundColor: palette.primary.main,
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
    // The pointer target.
    '&::after': { width: 48, height: 44, borderRadius: radius.small },
  },
  [forcedColours]: {
    '& .MuiSlider-rail': { backgroundColor: 'CanvasText' },
    '& .first, & .MuiSlider-track': { backgroundColor: 'Highlight' },
  },
}));

type Props = {
  /** The element that takes the focus. */
  ref: Ref<HTMLInputElement>;
  /** Whether the run is paused and has steps. */
  isShown: boolean;
  /** The series of the chart, with the value shown. */
  series: Series;
  /** The element for the sentences; `null` while it contains another text. */
  caption: HTMLElement | null;
  /** The first number of the time line. */
  earliest: number;
  format: (total: number | undefined) => string;
  /** Called with the number of the trade whose moment the page has to show. */
  onChoose: (serial: number) => void;
};

/** The time line of a paused run: a slider on the axis of the chart, with a step for each trade. */
const TimeLine = ({ ref, series, caption, earliest, format, onChoose }: Omit<Props, 'isShown'>) => {
  const t = useTranslations();
  const { first, values, slots, ticks, shown = values.length - 1 } = series;
  const last = first + values.length - 1;
  /** The distance of a number's dot from the left, in percent. */
  const percentRight = (serial: number) => ((serial - first + 1) / slots) * 100;
  const total = values[shown] ?? 0;
  const valueText = [
    t('charts.number', { serial: String(first + shown) }),
    format(total),
    t('notice.simulated'),
  ];
  const back = pluralArguments(last - first - shown);
  const sentences =
    back.count === 0
      ? [t('rewind.drag'), t('rewind.proof')]
      : [t('rewind.back', back), t('rewind.decided', back)];
  return (
    <>
      {caption &&
        createPortal(
          sentences.map((sentence, index) => (
            <span key={index} className={sentence === t('rewind.drag') ? 'screen-only' : undefined}>
              {`${sentence} `}
            </span>
          )),
          caption,
        )}
      <Root isAtEnd={first + shown === last} className="screen-only">
        <div
          className="playhead"
          style={{
            left: `${percentRight(first + shown)}%`,
            top: `calc(${percentDown(total, ticks)}% + 7px)`,
          }}
        />
        <div
          className="first"
          // Also below the round end of the track.
          style={{ left: `${percentRight(earliest - 1)}%`, width: `calc(${100 / slots}% + 2px)` }}
        />
        <Slider
          data-testid="rewind"
          aria-label={t('charts.rewind')}
          aria-valuetext={valueText.join(', ')}
          min={earliest}
          max={last}
          value={first + shown}
          onChange={(_event, serial) => onChoose(serial)}
          slotProps={{ input: { ref } }}
          style={{
            left: `${percentRight(earliest)}%`,
            width: `${percentRight(last) - percentRight(earliest)}%`,
          }}
        />
      </Root>
      <MomentNames series={series} onReturn={() => onChoose(last)} />
    </>
  );
};

export const Rewind = ({ isShown, ...props }: Props) => isShown && <TimeLine {...props} />;
