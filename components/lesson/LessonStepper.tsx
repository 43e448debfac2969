import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import { useTranslations } from 'next-intl';
import { lessonSteps } from '@/lib/config/lesson';

type Props = {
  step: number;
  /** The id of the element that names the progress. */
  labelId: string;
  /** Whether the question of the step has no answer yet. */
  isAsked: boolean;
  onShow: () => void;
  onStep: (step: number) => void;
  onClose: () => void;
};

/** There is no way past a sign: _Next_ comes after an answer, or after _Show me_. */
export const LessonStepper = (props: Props) => {
  const { step, labelId, isAsked, onShow, onStep, onClose } = props;
  const t = useTranslations('lesson');
  const isLast = step === lessonSteps;
  const next = () => {
    if (isAsked) onShow();
    else if (isLast) onClose();
    else onStep(step + 1);
  };
  return (
    <MobileStepper
      className="screen-only"
      variant="progress"
      position="static"
      // The progress includes the step on screen.
      steps={lessonSteps + 1}
      activeStep={step}
      slotProps={{ progress: { 'aria-labelledby': labelId, sx: { flex: 1 } } }}
      sx={{
        gap: 2,
        px: 'var(--gutter)',
        pb: 'calc(8px + env(safe-area-inset-bottom))',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'inherit',
      }}
      backButton={step > 1 && <Button onClick={() => onStep(step - 1)}>{t('back')}</Button>}
      nextButton={
        // The second click of a double click on Next would close the lesson.
        <Button variant="contained" onClick={({ detail }) => detail < 2 && next()}>
          {/* A new element, because a translator may have replaced the text. */}
          <span key={`${step} ${isAsked}`}>{t(isAsked ? 'show' : isLast ? 'done' : 'next')}</span>
        </Button>
      }
    />
  );
};
