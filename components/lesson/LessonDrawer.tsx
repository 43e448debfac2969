import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { CloseButton } from '@/components/dialogs/CloseButton';
import { useCloseRequest } from '@/components/dialogs/useCloseRequest';
import { useView } from '@/components/run/run';
import { bottomEdge, fade, lessonWidth, lowWindow, noticeHeight } from '@/components/theme/tokens';
import { lessonSteps, signs } from '@/lib/config/lesson';
import { useIsLessonShown, useMarkLessonShown } from './lessonShown';
import { LastStep } from './LastStep';
import { PartOutline } from './PartOutline';
import { Question } from './Question';
import type { Lesson } from './useLesson';
import { useSigns, type SignText } from './useSigns';

const SignSection = ({ text: [title, ...texts] }: { text: SignText }) => (
  <>
    <Typography variant="h2" component="h3">
      {title}
    </Typography>
    {/* Each keeps its element, so that selected text stays selected. */}
    {texts.map((text, index) => (
      <p key={index}>{text}</p>
    ))}
  </>
);

const belowNotice = { top: `var(${noticeHeight})`, bottom: 0 };

type Props = {
  lesson: Lesson;
  /** The element that contains the parts of the view. */
  layout: RefObject<HTMLElement | null>;
  onChange: (lesson: Lesson) => void;
  onClose: () => void;
};

/** A question before each sign, then the sign; at the end, where to check an offer. */
export const LessonDrawer = ({ lesson, layout, onChange, onClose }: Props) => {
  const t = useTranslations('lesson');
  const title = useTranslations('notice')('lesson');
  const titleId = useId();
  const view = useView();
  const isColumn = useMediaQuery(useTheme().breakpoints.up('md'));
  const texts = useSigns();
  const { answers } = lesson;
  const { onEscape } = useCloseRequest(onClose);
  useMarkLessonShown();
  const isShown = useIsLessonShown();
  const step = lesson.step ?? 1;
  const answer = answers[step];
  const isRight = answer === 'Right';
  const sign = signs[view][step - 1];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Keys and screen readers continue at the step.
    heading.current?.focus({ preventScroll: true });
  }, [step, answer]);

  const found = Object.values(answers).filter((each) => each === 'Right').length;
  const move = (by: number) =>
    onChange({ answers, step: Math.max(1, Math.min(step + by, lessonSteps)) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') onEscape(event);
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  };
  const shown = texts[step - 1];
  return (
    <Drawer
      open
      variant="persistent"
      anchor={isColumn ? 'right' : 'bottom'}
      transitionDuration={180}
      slotProps={{
        paper: {
          component: 'section',
          'aria-labelledby': titleId,
          ...{ 'data-testid': 'lesson' },
          onKeyDown,
          sx: {
            p: 2,
            ...(isColumn
              ? { ...belowNotice, height: 'auto', width: lessonWidth }
              : { maxHeight: `var(${bottomEdge})` }),
            // Too low for the page beside it: takes its room, and scrolls as a whole.
            [lowWindow]: {
              ...belowNotice,
              maxHeight: 'none',
              display: 'block',
              overflow: 'auto',
              visibility: 'visible',
            },
            '@media print': {
              position: 'static',
              maxHeight: 'none',
              width: 'auto',
              border: 0,
              backgroundColor: 'white',
              color: 'black',
            },
          },
        },
      }}
    >
      {/* When the page has made room, so that it can scroll. */}
      {sign && isShown && (
        <PartOutline parts={sign.parts} isShown={answer !== undefined} layout={layout} />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', displayPrint: 'none' }}>
        <Box sx={{ flex: 1 }}>
          <Typography variant="h3" component="h2" id={titleId}>
            {title}
          </Typography>
          <Typography
            key={step}
            ref={heading}
            tabIndex={-1}
            variant="body2"
            component="h3"
            color="textSecondary"
            sx={{ outline: 'none' }}
          >
            {t('step', { step: String(step), steps: String(lessonSteps) })}
          </Typography>
        </Box>
        <CloseButton title={t('close')} onClick={onClose} edge="end" />
      </Box>
      <LinearProgress
        variant="determinate"
        value={(step / lessonSteps) * 100}
        aria-hidden="true"
        sx={{ flex: 'none', height: 2, mt: 1, mb: 2, displayPrint: 'none' }}
      />
      <Box
        data-testid="lesson-step"
        data-step={step}
        sx={{
          flex: 1,
          overflow: 'auto',
          pb: 3,
          maskImage: fade,
          displayPrint: 'none',
          [lowWindow]: { overflow: 'visible', maskImage: 'none' },
        }}
      >
        {sign && answer === undefined ? (
          <Question
            key={step}
            sign={sign}
            step={step}
            onAnswer={(given) => onChange({ step, answers: { ...answers, [step]: given } })}
          />
        ) : (
          <>
            {sign && answer && answer !== 'none' && (
              <Alert role="status" severity={isRight ? 'success' : 'warning'} sx={{ mb: 2 }}>
                <AlertTitle>{t(isRight ? 'right' : 'wrong')}</AlertTitle>
                <div>{t('answer', { answer: t(`${sign.question}${answer}`) })}</div>
                {!isRight && <div>{t(`${sign.question}Other`)}</div>}
              </Alert>
            )}
            {shown ? <SignSection text={shown} /> : <LastStep />}
            {step === lessonSteps && (
              <>
                <p>{t('score', { found: String(found), signs: String(lessonSteps - 1) })}</p>
                <Button onClick={() => window.print()}>{t('print')}</Button>
              </>
            )}
          </>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          mx: -2,
          pt: 1.5,
          px: 2,
          borderTop: 1,
          borderColor: 'divider',
          displayPrint: 'none',
        }}
      >
        <Button disabled={step === 1} onClick={() => move(-1)}>
          {t('back')}
        </Button>
        <Button
          variant={sign && answer === undefined ? 'outlined' : 'contained'}
          onClick={() => (step === lessonSteps ? onClose() : move(1))}
        >
          {/* A new element, because a translator may have replaced the text. */}
          <span key={step}>{step === lessonSteps ? t('done') : t('next')}</span>
        </Button>
      </Box>
      {/* All steps, for print. */}
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        {texts.map((text) => (
          <SignSection key={text[0]} text={text} />
        ))}
        <LastStep />
      </Box>
    </Drawer>
  );
};
