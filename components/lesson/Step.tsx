import Stack from '@mui/material/Stack';
import { low, print } from '@/components/theme/structure';
import { lessonSteps } from '@/lib/config/lesson';
import { useFigures, type Sign } from './figures';
import { LastStep } from './LastStep';
import { Question } from './Question';
import { SignText } from './SignText';
import type { Answer, Lesson } from './useLesson';

const whole = { overflow: 'visible' };

/** Focuses the title: screen readers continue there, and keys scroll the text around it. */
const focus = (scroller: HTMLElement | null) => {
  const title = scroller?.querySelector<HTMLElement>('h3[tabindex]');
  // By itself, the focus would scroll a title to the middle.
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'nearest' });
};

type Props = {
  step: number;
  /** The last step has none. */
  sign: Sign | undefined;
  answers: Lesson['answers'];
  /** The id of the element that names the step. */
  labelId: string;
  onAnswer: (answer: Answer) => void;
};

/** A question, a sign or the last step, as text that keys can scroll. */
export const Step = ({ step, sign, answers, labelId, onAnswer }: Props) => {
  const figures = useFigures();
  const answer = answers[step];
  const given = Object.values(answers).filter((each) => each !== 'none');
  const found = given.filter((each) => each === 'right').length;
  const score = { found: String(found), signs: String(lessonSteps - 1) };
  return (
    <Stack
      // New at each step and answer, so that `focus` runs again.
      key={`${step} ${answer}`}
      ref={focus}
      role="group"
      aria-labelledby={labelId}
      tabIndex={0}
      data-testid="lesson-step"
      data-step={step}
      spacing={2}
      sx={{
        flex: 1,
        '& > *': { flexShrink: 0 },
        // With large type, the whole lesson scrolls.
        minHeight: '7rem',
        overflow: 'auto',
        p: '0.5rem var(--gutter) 1.5rem',
        scrollPaddingBlock: '0.5rem',
        outlineOffset: -2,
        [low]: whole,
        [print]: whole,
      }}
    >
      {sign && answer !== 'none' && <Question {...{ sign, step, answer, onAnswer }} />}
      {sign && answer && <SignText {...{ sign, figures }} isFirst={step === 1} />}
      {!sign && <LastStep score={given.length > 0 ? figures.t('score', score) : undefined} />}
    </Stack>
  );
};
