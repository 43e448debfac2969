import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { useView } from '@/components/run/runContext';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { clockText } from '@/lib/format/clockText';
import { spokenTime } from '@/lib/format/spokenTime';
import { useGo, usePresses, useRunTime } from './usePlayback';
import type { Milliseconds } from '@/lib/simulation/simulation';

/** The minimum range of the slider, in seconds: ten minutes. */
const leastSeconds = 600;

/**
 * The end of the slider, in seconds.
 *
 * @param reached the latest moment shown, in seconds
 */
export const sliderEnd = (reached: number): number => Math.max(leastSeconds, reached);

/** The positions of presses on Start along a slider, from 0 to 1. */
export const pressMarks = (presses: readonly Milliseconds[], end: number): readonly number[] =>
  presses.map((press) => Math.min(1, press / 1_000 / end));

const thumb = 24;

const Track = styled('div')(({ theme: { palette } }) => {
  const thumbStyle = {
    boxSizing: 'border-box',
    width: thumb,
    height: thumb,
    border: `3px solid ${palette.background.paper}`,
    borderRadius: '50%',
    backgroundColor: palette.primary.main,
  } as const;
  const trackStyle = { height: 6, borderRadius: 3, backgroundColor: palette.text.secondary };
  return {
    position: 'relative',
    flex: '1 1 4rem',
    height: 44,
    minWidth: 0,
    input: {
      appearance: 'none',
      width: '100%',
      height: '100%',
      margin: 0,
      background: 'none',
      cursor: 'pointer',
      '&::-webkit-slider-runnable-track': trackStyle,
      '&::-moz-range-track': trackStyle,
      '&::-webkit-slider-thumb': { ...thumbStyle, appearance: 'none', marginTop: 3 - thumb / 2 },
      '&::-moz-range-thumb': thumbStyle,
      '&:disabled': {
        cursor: 'default',
        '&::-webkit-slider-thumb': { backgroundColor: palette.text.secondary },
        '&::-moz-range-thumb': { backgroundColor: palette.text.secondary },
      },
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
    i: {
      position: 'absolute',
      top: 4,
      width: 3,
      height: 36,
      marginLeft: -1.5,
      borderLeft: `3px solid ${palette.trade.new}`,
      pointerEvents: 'none',
    },
  };
});

/**
 * Shows the current time of the run, and a slider to seek. On the alternate view, the slider marks
 * each press on Start Trading, including presses after the current time.
 */
export const TransportTime = () => {
  const { seconds, reached } = useRunTime();
  const presses = usePresses();
  const go = useGo();
  const t = useLoadedTranslations('present');
  const button = useTranslations('alternate')('startTrading');
  const locale = useLocale();
  const marksId = useId();
  const shown = useView() === 'alternate' ? presses : [];
  const end = sliderEnd(reached);
  const times = shown.map((press) => clockText(Math.floor(press / 1_000))).join(', ');
  return (
    <>
      <data data-testid="transport-time" value={seconds}>
        {clockText(seconds)}
      </data>
      <Track>
        <input
          type="range"
          min={0}
          max={end}
          step={1}
          value={seconds}
          // `disabled` cannot take the focus away here: once enabled, the slider stays enabled.
          disabled={presses.length === 0}
          aria-label={t('position')}
          aria-valuetext={spokenTime(seconds, locale)}
          aria-describedby={shown.length > 0 ? marksId : undefined}
          onChange={({ target }) => go(target.valueAsNumber * 1_000)}
        />
        {pressMarks(shown, end).map((part, index) => (
          <i
            key={shown[index]}
            data-press={shown[index]}
            style={{ left: `calc(${thumb / 2}px + ${part} * (100% - ${thumb}px))` }}
          />
        ))}
        <VisuallyHidden id={marksId}>
          {shown.length > 0 && t('presses', { button, times })}
        </VisuallyHidden>
      </Track>
    </>
  );
};
