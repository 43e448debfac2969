import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { OutlinedButton } from '@/components/ui/buttons';

/** The hint is below the button, in the padding of the card, so that it covers nothing. */
const Pair = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > span': {
    ...theme.typography.body2,
    position: 'absolute',
    inset: 'calc(100% + 4px) auto auto 0',
    width: 'max-content',
    color: theme.palette.text.secondary,
    pointerEvents: 'none',
    transition: 'opacity 180ms',
  },
  'button:not(:hover, :focus-visible) + span': { opacity: 0 },
  '@media print': { display: 'none' },
}));

/** A button without a function, since there is no money to withdraw; its hint says so. */
export const Withdraw = () => {
  const t = useTranslations();
  const hintId = useId();
  return (
    <Pair>
      <OutlinedButton data-part="withdraw" data-testid="withdraw" aria-describedby={hintId}>
        {t('withdraw')}
      </OutlinedButton>
      <span id={hintId}>{t('alternate.withdrawHint')}</span>
    </Pair>
  );
};
