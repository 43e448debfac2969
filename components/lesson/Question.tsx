import ChosenIcon from '@mui/icons-material/Cancel';
import RightIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import type { Sign } from './figures';
import { Title } from './SignText';
import type { Answer } from './useLesson';

/** The right answer first; the order on screen depends on the step. */
const answers = ['right', 'second', 'third'] as const;

const looks = {
  open: { Icon: OpenIcon, color: 'control', bgcolor: undefined },
  chosen: { Icon: ChosenIcon, color: 'text.secondary', bgcolor: 'action.selected' },
  right: { Icon: RightIcon, color: 'primary.main', bgcolor: 'tint' },
};

type Props = {
  sign: Sign;
  step: number;
  answer: Exclude<Answer, 'none'> | undefined;
  onAnswer: (answer: Answer) => void;
};

/** A question and its answers; after a choice, also the right answer and the reason. */
export const Question = ({ sign, step, answer, onAnswer }: Props) => {
  const t = useTranslations('lesson');
  const id = useId();
  const first = step % answers.length;
  const isRight = answer === 'right';
  return (
    <>
      <Title id={id} isFocused={!answer}>
        {t(`${sign.key}.question`)}
      </Title>
      <List
        role="list"
        aria-labelledby={id}
        disablePadding
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
      >
        {[...answers.slice(first), ...answers.slice(0, first)].map((each, index) => {
          const state = answer && each === 'right' ? 'right' : each === answer ? 'chosen' : 'open';
          const { Icon, color, bgcolor } = looks[state];
          const row = (
            <>
              <ListItemIcon sx={{ color }}>
                <Icon titleAccess={state === 'right' ? t('right') : undefined} />
              </ListItemIcon>
              <ListItemText sx={{ my: 1.25 }}>{t(`${sign.key}.answers.${each}`)}</ListItemText>
              {each === answer && <VisuallyHidden>{t('answer')}</VisuallyHidden>}
            </>
          );
          return (
            <ListItem
              key={each}
              disablePadding
              divider={index < answers.length - 1}
              sx={{ px: answer && '0.75rem', bgcolor }}
            >
              {answer ? (
                row
              ) : (
                // Not a radio button, which the arrow keys would choose while they explore.
                <ListItemButton
                  component="button"
                  onClick={() => onAnswer(each)}
                  sx={{ borderRadius: 0, outlineOffset: '-2px !important' }}
                >
                  {row}
                </ListItemButton>
              )}
            </ListItem>
          );
        })}
      </List>
      {answer && (
        <Typography role="status">
          <b>{t(isRight ? 'right' : 'wrong')}</b>
          {!isRight && ` ${t(`${sign.key}.other`)}`}
        </Typography>
      )}
    </>
  );
};
