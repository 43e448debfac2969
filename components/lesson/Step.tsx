import { styled } from '@mui/material/styles';
import { low } from '@/components/theme/structure';
import { lessonSteps } from '@/lib/config/lesson';
import { useFigures, type Sign } from './figures';
import { LastStep } from './LastStep';
import { lessonStepId } from './LessonHeader';
import { PrintedLesson } from './PrintedLesson';
import { Question } from './Question';
import { SignText } from './SignText';
import type { Answer, Lesson } from './useLesson';

const fades = 'linear-gradient(transparent, #000 8px calc(100% - 16px), transparent)';

const Scroller = styled('div')(({ theme: { breakpoints } }) => ({
  flex: 1,
  // With large type, the whole lesson scrolls.
  minHeight: '7rem',
  overflow: 'auto',
  padding: '12px var(--inset) 24px',
  scrollPaddingBlock: '12px 20px',
  maskImage: fades,
  outlineOffset: -2,
  [breakpoints.down('md')]: { paddingBlock: '8px 16px' },
  [low]: { overflow: 'visible', maskImage: 'none' },
}));

/** Focuses the title: screen readers continue there, and keys scroll the text around it. */
const focus = (scroller: HTMLElement | null) => {
  const title = scroller?.querySelector<HTMLElement>('h3[tabindex]');
  // By itself, the focus would scroll a title to the middle.
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'nearest' });
};

type Props = {
  step: number;
  /** The sign of each step; the last step has none. */
  signs: readonly Sign[];
  answers: Lesson['answers'];
  onAnswer: (answer: Answer) => void;
};

/** A question, a sign or the last step, as text that keys can scroll; in print, all steps. */
export const Step = ({ step, signs, answers, onAnswer }: Props) => {
  const figures = useFigures();
  const sign = signs[step - 1];
  const answer = answers[step];
  const given = Object.values(answers).filter((each) => each !== 'none');
  const found = given.filter((each) => each === 'right').length;
  const score = { found: String(found), signs: String(lessonSteps - 1) };
  return (
    <>
      <Scroller
        className="screen-only"
        // New at each step and answer, so that `focus` runs again.
        key={`${step} ${answer}`}
        ref={focus}
        role="group"
        aria-labelledby={lessonStepId}
        tabIndex={0}
        data-testid="lesson-step"
        data-step={step}
      >
        {sign && answer !== 'none' && <Question {...{ sign, step, answer, onAnswer }} />}
        {sign && answer && <SignText {...{ sign, figures }} isFirst={step === 1} />}
        {!sign && <LastStep score={given.length > 0 ? figures.t('score', score) : undefined} />}
      </Scroller>
      <PrintedLesson {...{ signs, figures }} />
    </>
  );
};
