import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslations } from 'next-intl';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { CloseButton } from '@/components/dialogs/CloseButton';
import { useCloseRequest } from '@/components/dialogs/useCloseRequest';
import { useIsLessonShown, useLessonParts } from '@/components/run/lessonShown';
import { useView } from '@/components/run/run';
import { fromLesson, lessonHeight, lessonWidth, low } from '@/components/theme/structure';
import { noticeHeight, print, radius } from '@/components/theme/structure';
import { lessonSteps } from '@/lib/config/lesson';
import { alternateSigns } from './alternateSigns';
import { LessonStepper } from './LessonStepper';
import { mainSigns } from './mainSigns';
import { Step } from './Step';
import type { Answer, Lesson } from './useLesson';

const belowNotice = { top: `var(${noticeHeight})`, bottom: 0 };

const column = { ...belowNotice, height: 'auto', width: lessonWidth };

const sheet = {
  maxHeight: lessonHeight,
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  bgcolor: 'raised',
};

/** In windows too low for both, the lesson covers the page, and scrolls as a whole. */
const inLowWindow = { ...belowNotice, maxHeight: 'none', display: 'block', visibility: 'visible' };

const printed = { position: 'static', maxHeight: 'none', width: 'auto', border: 0 };

const titleId = 'lesson-title';
const stepId = 'lesson-step';

type Props = {
  step: number;
  answers: Lesson['answers'];
  /** The element that contains the parts of the view. */
  layout: RefObject<HTMLElement | null>;
  onChange: (lesson: Lesson) => void;
  onClose: () => void;
};

/** A question before each sign, then the sign; at the end, where to check an offer. */
export const LessonDrawer = ({ step, answers, layout, onChange, onClose }: Props) => {
  const t = useTranslations();
  const isColumn = useMediaQuery(fromLesson);
  const { onDismiss } = useCloseRequest(onClose);
  const sign = (useView() === 'main' ? mainSigns : alternateSigns)[step - 1];
  const parts = sign?.parts ?? '';
  const isShown = useIsLessonShown();
  useEffect(() => useLessonParts.setState(parts), [parts]);
  useEffect(() => () => useLessonParts.setState(null), []);
  // Only after the page has made room.
  useEffect(() => {
    const [part] = parts.split(' ');
    if (!isShown || !part) return;
    const block = isColumn ? 'nearest' : 'start';
    layout.current?.querySelector(`[data-part~=${part}]`)?.scrollIntoView({ block });
  }, [isShown, isColumn, parts, layout]);
  const onAnswer = (given: Answer) => onChange({ step, answers: { ...answers, [step]: given } });
  return (
    <Drawer
      open
      variant="persistent"
      anchor={isColumn ? 'right' : 'bottom'}
      slotProps={{
        paper: {
          component: 'section',
          'aria-labelledby': titleId,
          // MUI's type of this slot has no `data-` attributes.
          ...{ 'data-testid': 'lesson' },
          onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && onDismiss(event),
          sx: { ...(isColumn ? column : sheet), [low]: inLowWindow, [print]: printed },
        },
      }}
    >
      <Stack
        direction="row"
        component="header"
        className="screen-only"
        sx={{ alignItems: 'center', gap: 1.5, px: 'var(--gutter)', py: 0.5 }}
      >
        <Typography variant="h3" component="h2" id={titleId} sx={{ flex: 1 }}>
          {t('notice.lesson')}
        </Typography>
        {/* A new element, because a translator may have replaced the text. */}
        <Typography key={step} id={stepId} variant="caption" color="textSecondary">
          {t('lesson.step', { step: String(step), steps: String(lessonSteps) })}
        </Typography>
        <CloseButton title={t('dialog.close')} onClick={onClose} edge="end" />
      </Stack>
      <Step {...{ step, sign, answers, onAnswer }} labelId={stepId} />
      <LessonStepper
        step={step}
        labelId={stepId}
        isAsked={sign !== undefined && answers[step] === undefined}
        onShow={() => onAnswer('none')}
        onStep={(next) => onChange({ answers, step: next })}
        onClose={onClose}
      />
    </Drawer>
  );
};
