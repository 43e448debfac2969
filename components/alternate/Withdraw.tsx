import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { QuietButton } from '@/components/ui/buttons';

/** The hint has its own room beside the button, so that it covers nothing when it shows. */
const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  marginTop: theme.spacing(1),
  'button:not(:hover, :focus-visible) + span': { opacity: 0 },
  button: { flex: 'none' },
  span: {
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    transition: 'opacity 180ms',
  },
}));

/** Does nothing, as a simulation must: its hint says why. */
export const Withdraw = () => {
  const t = useTranslations();
  const hintId = useId();
  return (
    <Pair>
      <QuietButton type="button" data-testid="withdraw" aria-describedby={hintId}>
        {t('withdraw')}
      </QuietButton>
      <span id={hintId}>{t('alternate.withdrawHint')}</span>
    </Pair>
  );
};
