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
};

/** There is no way past a sign: _Next_ comes after an answer, or after _Show me_. */
export const LessonStepper = ({ step, labelId, isAsked, onShow, onStep }: Props) => {
  const t = useTranslations('lesson');
  return (
    <MobileStepper
      className="screen-only"
      variant="progress"
      position="static"
      steps={lessonSteps}
      activeStep={step - 1}
      slotProps={{ progress: { 'aria-labelledby': labelId, sx: { flex: 1, mx: 2 } } }}
      sx={{
        px: 'var(--gutter)',
        pb: 'calc(8px + env(safe-area-inset-bottom))',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'inherit',
      }}
      backButton={step > 1 && <Button onClick={() => onStep(step - 1)}>{t('back')}</Button>}
      nextButton={
        step < lessonSteps && (
          <Button variant="contained" onClick={() => (isAsked ? onShow() : onStep(step + 1))}>
            {/* A new element, because a translator may have replaced the text. */}
            <span key={String(isAsked)}>{t(isAsked ? 'show' : 'next')}</span>
          </Button>
        )
      }
    />
  );
};
