import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useIsLessonShown } from '@/components/lesson/lessonShown';
import { bottomEdge, tallWindow } from '@/components/theme/variables';
import { PauseButton } from './PauseButton';
import { useRun, useSession } from './run';
import { SteadyLabel } from './SteadyLabel';

/** On phones, at the lower edge of the window, where the layout leaves room for it. */
const Dock = styled('div')<{ isDocked: boolean }>(({ theme, isDocked }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: {
    order: 1,
    flexFlow: 'row-reverse',
    width: '100%',
    [tallWindow]: isDocked && {
      position: 'fixed',
      zIndex: theme.zIndex.appBar,
      inset: 'auto 0 0',
      minHeight: `var(${bottomEdge})`,
      padding: theme.spacing(1.5, 2),
      borderTop: `1px solid ${theme.palette.divider}`,
      backgroundColor: theme.palette.background.default,
    },
  },
}));

type Props = { label: string; isPauseHidden?: boolean };

/** Pause, whose place is empty while it is hidden, and Start. The inline script of the page finds Start by `data-start`. */
export const RunControls = ({ label, isPauseHidden = false }: Props) => {
  const t = useTranslations();
  const session = useSession();
  // The lesson is at the lower edge itself.
  const isDocked = !useIsLessonShown();
  const isWorking = useRun(({ isIdle }) => !isIdle) ?? false;
  const workingLabel = t('systemIsWorking');
  return (
    <Dock isDocked={isDocked}>
      <PauseButton isHidden={isPauseHidden} />
      <Button
        variant="contained"
        data-start=""
        data-part="start"
        // Stays focusable, so that no focus is lost.
        aria-disabled={isWorking}
        onClick={() => session?.run.start()}
        style={{ flex: 1 }}
      >
        <SteadyLabel text={isWorking ? workingLabel : label} texts={[label, workingLabel]} />
      </Button>
    </Dock>
  );
};
