import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { ruleLine } from '@/components/notice/Marks';
import { FilledButton } from '@/components/ui/buttons';
import { clockText } from '@/lib/format/clockText';
import { useRunActions, useSecondsToStart } from './runContext';

const Wide = styled(FilledButton)(({ theme }) => ({
  width: '100%',
  // Shows that a press before hydration was registered.
  '[data-start-pressed] &': { opacity: 0.75 },
  '[data-start-pressed] &[aria-disabled="true"]': { opacity: 1 },
  // A still dot and text: it says a state.
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
    '@media (forced-colors: active)': { borderColor: 'Canvas' },
  },
}));

/** On phones, Start is at the lower edge of the window, below a rule of marks. */
const Dock = styled('div')(({ theme }) => ({
  // Wide enough for either label in every language, so that the bar does not move.
  minWidth: 'min(11em, 100%)',
  // Where it has a line of its own.
  marginLeft: 'auto',
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    '@media screen and (min-height: 500px)': {
      position: 'fixed',
      // Above the bar of a presentation, and in its place while that is hidden.
      inset: 'auto 0 var(--transport, 0)',
      transition: 'transform 180ms',
      '[data-bar-hidden] &': { transform: 'translateY(var(--transport))' },
      minHeight: 'var(--dock)',
      zIndex: theme.zIndex.appBar,
      padding: theme.spacing(0, 2, 1),
      paddingBottom: `max(${theme.spacing(1)}, env(safe-area-inset-bottom))`,
      backgroundColor: theme.palette.background.default,
      '&::before': ruleLine,
      button: { minHeight: 52 },
      // A state is in the page, in the space below the bar.
      '&[data-state]': {
        position: 'absolute',
        inset: 'auto 16px 6px auto',
        width: 'auto',
        minHeight: 0,
        padding: 0,
        zIndex: 'auto',
        '&::before': { content: 'none' },
        button: { ...theme.typography.body2, fontWeight: 600, minHeight: 0 },
      },
    },
  },
}));

type Props = {
  label: string;
  /** Whether a press has no effect at present. */
  unavailable: boolean;
  /** Whether the label says the state of the run, and nothing more can be done with the button. */
  isState?: boolean;
};

/**
 * Starts the run, or says when it will start by itself. It stays focusable when unavailable, so that
 * the focus is not lost. The early script finds it by `data-start`, to remember a press before
 * hydration.
 */
export const StartButton = ({ label, unavailable, isState = false }: Props) => {
  const t = useTranslations('bar');
  const { start } = useRunActions();
  const seconds = useSecondsToStart();
  return (
    <Dock data-state={isState ? '' : undefined}>
      <Wide
        type="button"
        data-start=""
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
