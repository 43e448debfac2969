import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useView } from '@/components/run/run';
import { noticeHeight } from '@/components/theme/variables';
import { lessonSteps, signs } from '@/lib/config/lesson';
import { LastStep } from './LastStep';
import { Question } from './Question';
import { lessonColumn, lessonWidth, type Lesson } from './useLesson';
import { useSigns, type SignText } from './useSigns';

const SignSection = ({ title, texts }: SignText) => (
  <>
    <Typography variant="h2" component="h3">
      {title}
    </Typography>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </>
);

type Props = {
  lesson: Lesson;
  /** The element that contains the parts of the view. */
  page: RefObject<HTMLElement | null>;
  onChange: (lesson: Lesson) => void;
  onClose: () => void;
};

/**
 * What gives the page away, in six steps: a question before each sign, then the sign with the
 * figures of this run; at the end, where to check. Beside the page, or on phones below it.
 */
export const LessonDrawer = ({ lesson, page, onChange, onClose }: Props) => {
  const t = useTranslations('lesson');
  const titleId = useId();
  const view = useView();
  const isColumn = useMediaQuery(lessonColumn);
  const texts = useSigns();
  const { answers } = lesson;
  const step = lesson.step ?? 1;
  const answer = answers[step];
  const sign = signs[view][step - 1];
  /** What the displayed sign is about, as a selector; empty before it is revealed. */
  const target = sign && answer ? sign.parts.map((part) => `body [data-part=${part}]`).join() : '';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Keys and screen readers continue at the step.
    heading.current?.focus({ preventScroll: true });
    if (target === '') return;
    page.current
      ?.querySelectorAll(target)
      .forEach((part) => part.scrollIntoView({ block: 'nearest' }));
  }, [step, target, page]);

  const found = Object.values(answers).filter((each) => each === 'right').length;
  const move = (by: number) =>
    onChange({ answers, step: Math.max(1, Math.min(step + by, lessonSteps)) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') onClose();
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  };
  const last = (
    <>
      <Typography variant="h2" component="h3">
        {t('whereTitle')}
      </Typography>
      <LastStep />
    </>
  );
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
            ...(isColumn
              ? { top: `var(${noticeHeight})`, height: 'auto', bottom: 0, width: lessonWidth }
              : { maxHeight: '50vh' }),
            p: 2,
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
      {/* Parts that are scrolled into view stop above the lesson. */}
      <GlobalStyles
        styles={{
          ':root': { scrollPaddingBottom: isColumn ? 0 : '50vh' },
          ...(target && {
            [target]: { outline: '3px solid', outlineOffset: 4, borderRadius: 4 },
          }),
        }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', displayPrint: 'none' }}>
        <Typography
          ref={heading}
          id={titleId}
          tabIndex={-1}
          variant="body2"
          component="h2"
          color="textSecondary"
          sx={{ flex: 1, outline: 'none' }}
        >
          {t('step', { step: String(step), steps: String(lessonSteps) })}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        data-testid="lesson-step"
        data-step={step}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', displayPrint: 'none' }}
      >
        {sign !== undefined && answer === undefined ? (
          <Question
            sign={sign}
            step={step}
            onAnswer={(given) => onChange({ step, answers: { ...answers, [step]: given } })}
          />
        ) : (
          <>
            {sign !== undefined && answer === 'right' && <p role="status">{t('found')}</p>}
            {sign !== undefined && answer === 'other' && (
              <p role="status">{t(`${sign.question}Other`)}</p>
            )}
            {shown ? <SignSection {...shown} /> : last}
            {step === lessonSteps && (
              <>
                <p>{t('score', { found: String(found), signs: String(lessonSteps - 1) })}</p>
                <Button variant="outlined" onClick={() => window.print()}>
                  {t('print')}
                </Button>
              </>
            )}
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, pt: 2, displayPrint: 'none' }}>
        <Button variant="outlined" disabled={step === 1} onClick={() => move(-1)}>
          {t('back')}
        </Button>
        <Button variant="contained" onClick={() => (step === lessonSteps ? onClose() : move(1))}>
          {step === lessonSteps ? t('done') : t('next')}
        </Button>
      </Box>
      {/* All steps, for print. */}
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        {texts.map((each) => (
          <SignSection key={each.title} {...each} />
        ))}
        {last}
      </Box>
    </Drawer>
  );
};
