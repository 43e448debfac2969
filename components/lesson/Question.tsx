import ChosenIcon from '@mui/icons-material/Cancel';
import RightIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import type { Sign } from './figures';
import { Title } from './SignText';
import type { Answer } from './useLesson';

/** The right answer first; the order on screen depends on the step. */
const answers = ['right', 'second', 'third'] as const;

const icons = { open: OpenIcon, right: RightIcon, chosen: ChosenIcon };

/** Joined rows. All have room for the label of the chosen one, so that none wraps then. */
const Answers = styled(List)(({ theme: { palette, shape, typography } }) => ({
  ...typography.body1,
  marginTop: 12,
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  overflow: 'hidden',
  '& li + li': { borderTop: `1px solid ${palette.divider}` },
  '& .row': {
    font: 'inherit',
    gap: 12,
    width: '100%',
    minHeight: 'var(--control)',
    padding: '8px 12px',
    borderRadius: 0,
    outlineOffset: -2,
  },
  '& svg': { color: palette.control, forcedColorAdjust: 'auto' },
  '& .open': { color: palette.text.secondary },
  '& .chosen': {
    backgroundColor: palette.action.selected,
    '& svg': { color: palette.text.secondary },
  },
  '& .right': {
    backgroundColor: palette.tint,
    fontWeight: 600,
    '& svg': { color: palette.primary.main },
  },
}));

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
      <Title tabIndex={answer ? undefined : -1} id={id}>
        {t(`${sign.key}.question`)}
      </Title>
      <Answers role="list" aria-labelledby={id} disablePadding>
        {[...answers.slice(first), ...answers.slice(0, first)].map((each) => {
          const state = answer && each === 'right' ? 'right' : each === answer ? 'chosen' : 'open';
          const Icon = icons[state];
          const row = (
            <>
              <Icon fontSize="large" titleAccess={state === 'right' ? t('right') : undefined} />
              <span>{t(`${sign.key}.answers.${each}`)}</span>
              {each === answer && <VisuallyHidden>{t('answer')}</VisuallyHidden>}
            </>
          );
          return answer ? (
            <ListItem key={each} className={`row ${state}`}>
              {row}
            </ListItem>
          ) : (
            <li key={each}>
              {/* Not a radio button, which the arrow keys would choose while they explore. */}
              <ListItemButton component="button" className="row" onClick={() => onAnswer(each)}>
                {row}
              </ListItemButton>
            </li>
          );
        })}
      </Answers>
      {answer && (
        <Typography role="status" sx={{ m: '12px 0 20px' }}>
          <b>{t(isRight ? 'right' : 'wrong')}</b>
          {!isRight && ` ${t(`${sign.key}.other`)}`}
        </Typography>
      )}
    </>
  );
};
