import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { PointerEvent } from 'react';

/** On the base line of the plot, which is its rail. The thumb is outlined, unlike the dot. */
const Axis = styled(Slider)(({ theme: { palette } }) => ({
  position: 'absolute',
  bottom: 0,
  padding: '13px 0',
  translate: '0 50%',
  // A finger that moves up or down scrolls the page.
  touchAction: 'pan-y',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: { display: 'none' },
  [`& .${sliderClasses.thumb}`]: {
    width: 16,
    height: 16,
    border: `2px solid ${palette.primary.main}`,
    backgroundColor: palette.background.paper,
    transition: 'none',
    '&::before': { content: 'none' },
  },
}));

/** The slider moves at the first touch of its rail: by a finger, only the thumb drags. */
const ignoreRail = (event: PointerEvent) => {
  const { pointerType, target } = event;
  const isThumb = target instanceof Element && target.closest(`.${sliderClasses.thumb}`) !== null;
  if (pointerType === 'touch' && !isThumb) event.preventDefault();
};

type Props = {
  /** Whether the run is paused and has steps. */
  isShown: boolean;
  /** The numbers of the first and the last trade, and of the trade shown. */
  first: number;
  last: number;
  shown: number;
  /** The ends of the slider in the plot, in percent from the left. */
  ends: readonly [left: number, right: number];
  /** The moment in words. */
  text: string;
  /** Called with the number of the trade whose moment the page has to show. */
  onChoose: (serial: number) => void;
};

/** The time line of a paused run: a slider on the axis of the chart, with a step for each trade. */
export const Rewind = ({ isShown, first, last, shown, ends, text, onChoose }: Props) => {
  const t = useTranslations('charts');
  const [left, right] = ends;
  return (
    isShown && (
      <Axis
        className="screen-only"
        data-testid="rewind"
        aria-label={t('rewind')}
        aria-valuetext={text}
        min={first}
        max={last}
        value={shown}
        onPointerDown={ignoreRail}
        onChange={(_event, serial) => typeof serial === 'number' && onChoose(serial)}
        style={{ left: `${left}%`, width: `${right - left}%` }}
      />
    )
  );
};
