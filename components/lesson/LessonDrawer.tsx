import Drawer from '@mui/material/Drawer';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { useCloseRequest } from '@/components/dialogs/useCloseRequest';
import { useIsLessonShown } from '@/components/run/lessonShown';
import { useView } from '@/components/run/run';
import {
  lessonHeight,
  lessonWidth,
  low,
  noticeHeight,
  print,
  radius,
} from '@/components/theme/structure';
import { lessonSteps, partsOfSigns } from '@/lib/config/lesson';
import { alternateSigns } from './alternateSigns';
import { LessonFooter } from './LessonFooter';
import { LessonHeader, lessonTitleId } from './LessonHeader';
import { mainSigns } from './mainSigns';
import { Step } from './Step';
import type { Answer, Lesson } from './useLesson';

const belowNotice = { top: `var(${noticeHeight})`, bottom: 0 };

const column = { '--inset': '24px', ...belowNotice, height: 'auto', width: lessonWidth };

const sheet = {
  // The content is at most 35 rem wide.
  '--inset': 'max(16px, 50% - 17.5rem)',
  maxHeight: lessonHeight,
  border: 0,
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  bgcolor: 'raised',
  boxShadow: ({ palette }: { palette: { divider: string } }) =>
    `0 -8px 32px rgb(0 0 0 / 14%), 0 0 0 1px ${palette.divider}`,
};

/** In windows too low for both, the lesson covers the page, and scrolls as a whole. */
const inLowWindow = {
  ...belowNotice,
  maxHeight: 'none',
  display: 'block',
  overflow: 'auto',
  visibility: 'visible',
};

const printed = {
  position: 'static',
  maxHeight: 'none',
  width: 'auto',
  overflow: 'visible',
  border: 0,
};

type Props = {
  lesson: Lesson;
  /** The element that contains the parts of the view. */
  layout: RefObject<HTMLElement | null>;
  onChange: (lesson: Lesson) => void;
  onClose: () => void;
};

/** A question before each sign, then the sign; at the end, where to check an offer. */
export const LessonDrawer = ({ lesson, layout, onChange, onClose }: Props) => {
  const isColumn = useMediaQuery(useTheme().breakpoints.up('md'));
  const { onDismiss } = useCloseRequest(onClose);
  const isShown = useIsLessonShown();
  useEffect(() => {
    useIsLessonShown.setState(true);
    return () => useIsLessonShown.setState(false);
  }, []);
  const view = useView();
  const signs = view === 'main' ? mainSigns : alternateSigns;
  const { answers } = lesson;
  const step = lesson.step ?? 1;
  const [part] = partsOfSigns[view][step - 1]?.split(' ') ?? [];
  // Only after the page has made room.
  useEffect(() => {
    if (!isShown || part === undefined) return;
    const block = isColumn ? 'nearest' : 'start';
    layout.current?.querySelector(`[data-part~=${part}]`)?.scrollIntoView({ block });
  }, [isShown, isColumn, part, layout]);
  const answer = answers[step];
  const sign = signs[step - 1];
  const isAsked = sign !== undefined && answer === undefined;

  const move = (by: number) =>
    onChange({ answers, step: Math.max(1, Math.min(step + by, lessonSteps)) });
  const onAnswer = (given: Answer) => onChange({ step, answers: { ...answers, [step]: given } });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') onDismiss(event);
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  };
  return (
    <Drawer
      open
      variant="persistent"
      anchor={isColumn ? 'right' : 'bottom'}
      slotProps={{
        paper: {
          component: 'section',
          'aria-labelledby': lessonTitleId,
          ...{ 'data-testid': 'lesson' },
          onKeyDown,
          sx: { ...(isColumn ? column : sheet), [low]: inLowWindow, [print]: printed },
        },
      }}
    >
      <LessonHeader step={step} onClose={onClose} />
      <Step {...{ step, signs, answers, onAnswer }} />
      <LessonFooter {...{ step, isAsked, move, onAnswer, onClose }} />
    </Drawer>
  );
};
