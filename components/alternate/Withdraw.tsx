import { content } from '@/components/theme/contentWidth';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { QuietButton } from '@/components/ui/buttons';

/** The hint has its own space beside the button or above it, so that it covers nothing. */
const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  position: 'relative',
  'button:not(:hover, :focus-visible) + span': { opacity: 0 },
  button: { flex: 'none' },
  '@media print': { display: 'none' },
  span: {
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    transition: 'opacity 180ms',
    // On a phone it takes two lines beside the button, not a line of its own below it.
    flex: '1 1 8rem',
    [content.broad]: {
      position: 'absolute',
      inset: 'auto 0 calc(100% + 4px) auto',
      width: 'max-content',
      pointerEvents: 'none',
    },
  },
}));

/** A button without a function, since there is no money to withdraw; its hint says so. */
export const Withdraw = () => {
  const t = useTranslations();
  const hintId = useId();
  return (
    <Pair>
      <QuietButton
        type="button"
        data-part="withdraw"
        data-testid="withdraw"
        aria-describedby={hintId}
      >
        {t('withdraw')}
      </QuietButton>
      <span id={hintId}>{t('alternate.withdrawHint')}</span>
    </Pair>
  );
};
