import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { phones } from '@/components/theme/tokens';

const Word = styled('small')<{ isLarge: boolean }>(({ theme, isLarge }) => ({
  ...theme.typography.micro,
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
  ...(isLarge && {
    ...theme.typography.h2,
    fontWeight: 500,
    [phones]: { ...theme.typography.body1, fontWeight: 500 },
  }),
}));

/** The word that marks a gain or a balance. `isLarge`: beside the large figure. */
export const SimulatedWord = ({ isLarge = false }: { isLarge?: boolean }) => {
  const t = useTranslations('notice');
  return (
    <Word isLarge={isLarge} data-simulated="">
      {t('simulated')}
    </Word>
  );
};

/** Appends the word to a gain or a balance. It wraps below when there is no room. */
export const Simulated = ({ children }: { children: ReactNode }) => (
  <>
    <span>{children}</span> <SimulatedWord />
  </>
);
