import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import type { Sign } from '@/lib/config/lesson';
import type { Answer } from './useLesson';

/** The right answer first; the order on screen depends on the step. */
const answers = ['Right', 'Second', 'Third'] as const;

type Props = { sign: Sign; step: number; onAnswer: (answer: Answer) => void };

export const Question = ({ sign, step, onAnswer }: Props) => {
  const t = useTranslations('lesson');
  const shown = answers.map((_, index) => answers[(index + step) % answers.length] ?? 'Right');
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h2" component="h3" sx={{ pb: 1 }}>
        {t('question')}
      </Typography>
      {shown.map((answer) => (
        <Button
          key={answer}
          fullWidth
          onClick={() => onAnswer(answer)}
          sx={{ justifyContent: 'flex-start', textAlign: 'start', fontWeight: 400 }}
        >
          {t(`${sign.question}${answer}`)}
        </Button>
      ))}
      <Button variant="text" onClick={() => onAnswer('none')} style={{ marginLeft: -8 }}>
        {t('show')}
      </Button>
    </Stack>
  );
};
