import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';

/** Has no function, since there is no money. Its title says so. */
export const WithdrawButton = () => {
  const t = useTranslations();
  const hint = t('alternate.withdrawHint');
  return (
    <Button data-testid="withdraw" title={hint} aria-description={hint}>
      {t('withdraw')}
    </Button>
  );
};
