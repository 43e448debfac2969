import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react';
import {
  lessonColumn,
  lessonWidth,
  partsOfSigns,
  type Lesson,
} from '@/components/layout/useLesson';
import { useView } from '@/components/run/run';
import { lessonSteps } from '@/lib/config/limits';
import { views } from '@/lib/config/views';
import { LastStep } from './LastStep';
import { Question } from './Question';
import { useSigns, type Sign } from './useSigns';

/** The steps that are about a sign of the view. These steps come first. */
const signs = [1, 2, 3, 4, 5] as const;

/** Outlines the parts of the page that the displayed sign is about. */
const outlines = Object.fromEntries(
  views.flatMap((view) =>
    partsOfSigns[view].map((parts, index) => [
      parts.map((part) => `[data-sign=${view}${index + 1}] [data-part=${part}]`).join(),
      { outline: '3px solid', outlineOffset: 4, borderRadius: 4 },
    ]),
  ),
);

const SignText = ({ title, texts }: Sign) => (
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
  onChange: (lesson: Lesson) => void;
  /** Called when a step is on screen. */
  onShown: () => void;
  onClose: () => void;
};

/**
 * What gives the page away, in six steps: a question before each sign, then the sign with the
 * figures of this run; at the end, where to check. Beside the page, or on phones below it.
 */
export const LessonDrawer = ({ lesson, onChange, onShown, onClose }: Props) => {
  const t = useTranslations('lesson');
  const titleId = useId();
  const view = useView();
  const isColumn = useMediaQuery(lessonColumn);
  const texts = useSigns();
  const { answers } = lesson;
  const step = lesson.step ?? 1;
  const answer = answers[step];
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the step, so that keys and screen readers continue there.
  const show = useEffectEvent(onShown);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    show();
  }, [step, answer]);

  const sign = signs.find((each) => each === step);
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
              ? { top: 'var(--notice-height)', height: 'auto', bottom: 0, width: lessonWidth }
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
        styles={{ ':root': { scrollPaddingBottom: isColumn ? 0 : '50vh' }, ...outlines }}
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
            step={sign}
            onAnswer={(given) => onChange({ step, answers: { ...answers, [step]: given } })}
          />
        ) : (
          <>
            {sign !== undefined && answer === 'right' && <p role="status">{t('found')}</p>}
            {sign !== undefined && answer === 'other' && (
              <p role="status">{t(`${view}${sign}Other`)}</p>
            )}
            {shown ? <SignText {...shown} /> : last}
            {step === lessonSteps && (
              <>
                <p>{t('score', { found: String(found), signs: String(signs.length) })}</p>
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
          <SignText key={each.title} {...each} />
        ))}
        {last}
      </Box>
    </Drawer>
  );
};
