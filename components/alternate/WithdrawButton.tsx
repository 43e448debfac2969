import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { LazyPart } from '@/components/dialogs/LazyPart';
import { touch } from '@/components/theme/tokens';

const loadHint = async () => (await import('./WithdrawHint')).WithdrawHint;

/** Has no function, since there is no money. Its hint says so. */
export const WithdrawButton = () => {
  const t = useTranslations();
  /** The button while its hint is shown, or else `null`. */
  const [hinted, setHinted] = useState<HTMLElement | null>(null);
  const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setHinted(currentTarget);
  const hide = () => setHinted(null);
  return (
    // Contains the hint too, so that the pointer can move onto it.
    <span onMouseLeave={() => document.activeElement !== hinted && hide()}>
      <Button
        data-testid="withdraw"
        data-part="withdraw"
        aria-description={t('alternate.withdrawHint')}
        onClick={show}
        onMouseEnter={show}
        onFocus={show}
        onBlur={hide}
        sx={{ minHeight: '2.25rem', px: '14px', [touch]: { minHeight: '2.75rem' } }}
      >
        {t('withdraw')}
      </Button>
      {hinted && (
        <LazyPart name={t('withdraw')} load={loadHint} hasOwnMessages={false} isAutomatic>
          {(WithdrawHint) => <WithdrawHint button={hinted} onClose={hide} />}
        </LazyPart>
      )}
    </span>
  );
};
