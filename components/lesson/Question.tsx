import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { forcedColours } from '@/components/theme/tokens';
import type { Sign } from './figures';
import { Title } from './SignText';
import type { Answer } from './useLesson';

/** The right answer first; the order on screen depends on the step. */
const answers = ['right', 'second', 'third'] as const;

/** Not a radio button, which the arrow keys would choose while they explore. */
const AnswerButton = styled(ListItemButton)(({ theme: { palette, shape, typography } }) => ({
  ...typography.body1,
  gap: 12,
  width: '100%',
  minHeight: '3rem',
  padding: '10px 16px 10px 14px',
  border: `1px solid ${palette.buttonLine}`,
  borderRadius: shape.borderRadius,
  textAlign: 'start',
  textWrap: 'balance',
  '&::before': {
    content: '""',
    flex: 'none',
    width: 20,
    height: 20,
    border: `2px solid ${palette.control}`,
    borderRadius: '50%',
  },
  '&:active, &:active::before': {
    borderColor: palette.primary.main,
    backgroundColor: palette.tint,
    [forcedColours]: { borderColor: 'Highlight' },
  },
})) as typeof ListItemButton;

type Props = { sign: Sign; step: number; onAnswer: (answer: Answer) => void };

export const Question = ({ sign, step, onAnswer }: Props) => {
  const t = useTranslations('lesson');
  const id = useId();
  const first = step % answers.length;
  return (
    <>
      <Title tabIndex={-1} id={id}>
        {t(`${sign.key}.question`)}
      </Title>
      <List
        role="list"
        aria-labelledby={id}
        disablePadding
        sx={{ display: 'grid', gap: 1, mt: { xs: 1.5, md: 2.5 } }}
      >
        {[...answers.slice(first), ...answers.slice(0, first)].map((answer) => (
          <li key={answer}>
            <AnswerButton component="button" type="button" onClick={() => onAnswer(answer)}>
              <span>{t(`${sign.key}.answers.${answer}`)}</span>
            </AnswerButton>
          </li>
        ))}
      </List>
    </>
  );
};
