import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { ContainedButton } from '@/components/ui/buttons';
import { clockText } from '@/lib/format/clockText';
import { useIsIdle, useIsPaused, usePage, useSecondsToStart } from './runContext';

const Wide = styled(ContainedButton)(({ theme }) => ({
  width: '100%',
  // Shows that a press before hydration was registered.
  '[data-start-pressed] &': { opacity: 0.75 },
  '[data-start-pressed] &[aria-disabled="true"]': { opacity: 1 },
  // The state of the run is text with a static dot, not styled as a button.
  '[data-state] > &': {
    justifyContent: 'end',
    padding: 0,
    background: 'none',
    color: theme.palette.text.secondary,
    '&::before': {
      content: '""',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: '50%',
      backgroundColor: theme.palette.primary.main,
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'GrayText' },
    },
    '&[data-paused]::before': { backgroundColor: theme.palette.text.secondary },
    '@media (forced-colors: active)': { '&&[aria-disabled]': { borderColor: 'Canvas' } },
  },
}));

/** On phones, Start is at the lower edge of the window, with room for Pause beside it. */
const Dock = styled('div')(({ theme }) => ({
  // Wide enough for either label in every language, so that the bar does not move.
  minWidth: 'min(11em, 100%)',
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    '@media screen and (min-height: 500px)': {
      position: 'fixed',
      inset: 'auto 0 0',
      // The open lesson hides Start, which competes with Next, unless a step is about Start.
      '[data-start-hidden] &': { visibility: 'hidden' },
      // Above the bar of a presentation, and in place of the hidden bar.
      ...(theme.isPresented && {
        bottom: 'var(--transport, 0)',
        transition: 'transform 180ms',
        '[data-bar-hidden] &': { transform: 'translateY(var(--transport))' },
      }),
      minHeight: 'var(--dock)',
      zIndex: theme.zIndex.appBar,
      padding: theme.spacing(1, 2),
      paddingBottom: `max(${theme.spacing(1)}, env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${theme.palette.hairline}`,
      backgroundColor: theme.palette.background.default,
      button: { minHeight: 52 },
      '&[data-running]': { paddingRight: 16 + 52 + 8 },
      '&[data-state] > button': { justifyContent: 'start' },
    },
  },
}));

type Props = {
  label: string;
  /** Whether a press has no effect at present. */
  unavailable: boolean;
  /** Whether the label shows the state of the run, and the button has no further use. */
  isState?: boolean;
};

/**
 * Starts the run, or shows the time until it starts by itself. Stays focusable when unavailable, so
 * that focus is not lost. The early script finds the button by `data-start`, to remember a press
 * before hydration.
 */
export const StartButton = ({ label, unavailable, isState = false }: Props) => {
  const t = useTranslations('bar');
  const { start } = usePage();
  const seconds = useSecondsToStart();
  const isPaused = useIsPaused();
  const isRunning = !useIsIdle() || isPaused;
  return (
    <Dock data-state={isState ? '' : undefined} data-running={isRunning ? '' : undefined}>
      <Wide
        data-start=""
        data-paused={isPaused ? '' : undefined}
        aria-disabled={unavailable || seconds > 0}
        onClick={() => {
          if (!unavailable) start();
        }}
      >
        {seconds > 0 ? t('waiting', { time: clockText(seconds) }) : label}
      </Wide>
    </Dock>
  );
};
