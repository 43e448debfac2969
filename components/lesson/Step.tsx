import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslations } from 'next-intl';
import { lowestWindow } from '@/components/theme/tokens';
import { lessonSteps } from '@/lib/config/lesson';
import type { Sign } from './figures';
import { LastStep } from './LastStep';
import { lessonStepId } from './LessonHeader';
import { Question } from './Question';
import { SignText } from './SignText';
import type { Answer, Lesson } from './useLesson';

const fades = 'linear-gradient(transparent, #000 8px calc(100% - 16px), transparent)';

const Scroller = styled('div')(({ theme: { breakpoints } }) => ({
  flex: 1,
  // With large type, the whole lesson scrolls.
  minHeight: '7rem',
  overflow: 'auto',
  padding: '12px 24px 24px',
  scrollPaddingBlock: '12px 20px',
  maskImage: fades,
  outlineOffset: -2,
  [breakpoints.down('md')]: { padding: '8px 16px 16px' },
  [lowestWindow]: { overflow: 'visible', maskImage: 'none' },
}));

const Verdict = styled('div')(({ theme: { palette, typography, breakpoints } }) => ({
  ...typography.body2,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '2px 10px',
  alignItems: 'center',
  marginBottom: 20,
  color: palette.text.secondary,
  [breakpoints.down('md')]: { marginBottom: 12 },
  '& > :not(svg)': { gridColumn: 2 },
  '& strong': { ...typography.h3, color: palette.text.primary },
  '& p': { ...typography.body1, margin: '4px 0 0', color: palette.text.primary },
  '& svg': {
    padding: 3,
    borderRadius: '50%',
    backgroundColor: palette.text.secondary,
    color: palette.background.paper,
  },
  '&.right strong': { color: palette.accentStrong },
  '&.right svg': { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
}));

/** Screen readers continue at the title, and keys scroll the text around it. */
const focus = (scroller: HTMLElement | null) =>
  scroller?.querySelector('h3')?.focus({ preventScroll: true });

type Props = {
  step: number;
  /** The sign of the step; the last one has none. */
  sign: Sign | undefined;
  answers: Lesson['answers'];
  onAnswer: (answer: Answer) => void;
};

/** A question, or a sign, or where to check. Its text can be scrolled by keys. */
export const Step = ({ step, sign, answers, onAnswer }: Props) => {
  const t = useTranslations('lesson');
  const answer = answers[step];
  const found = Object.values(answers).filter((each) => each === 'right').length;
  const isRight = answer === 'right';
  const isPageHidden = useMediaQuery(lowestWindow);
  return (
    <Scroller
      className="screen-only"
      // New at each step and answer, and when the page is hidden: its title takes the focus.
      key={`${step} ${answer} ${isPageHidden}`}
      ref={focus}
      role="group"
      aria-labelledby={lessonStepId}
      tabIndex={0}
      data-testid="lesson-step"
      data-step={step}
    >
      {sign === undefined && (
        <LastStep score={t('score', { found: String(found), signs: String(lessonSteps - 1) })} />
      )}
      {sign && answer === undefined && <Question sign={sign} step={step} onAnswer={onAnswer} />}
      {sign && answer && answer !== 'none' && (
        <Verdict role="status" className={isRight ? 'right' : undefined}>
          {isRight ? <CheckIcon /> : <CloseIcon />}
          <strong>{t(isRight ? 'right' : 'wrong')}</strong>
          <span>{t('answer', { answer: t(`${sign.key}.answers.${answer}`) })}</span>
          {!isRight && <p>{t(`${sign.key}.other`)}</p>}
        </Verdict>
      )}
      {sign && answer && <SignText sign={sign} isFirst={step === 1} />}
    </Scroller>
  );
};
