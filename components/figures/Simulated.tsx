import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** The word that marks a gain or a balance. */
export const SimulatedWord = ({ variant = 'caption' }: { variant?: 'caption' | 'h2' }) => {
  const t = useTranslations('notice');
  return (
    <Typography
      variant={variant}
      component="small"
      color="textSecondary"
      noWrap
      data-simulated=""
      sx={{ fontWeight: 400 }}
    >
      {t('simulated')}
    </Typography>
  );
};

/** Appends the word to a gain or a balance. It wraps below when there is no room. */
export const Simulated = ({ children }: { children: ReactNode }) => (
  <>
    <span>{children}</span> <SimulatedWord />
  </>
);
