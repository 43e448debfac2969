import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

const Word = styled('small')<{ isLarge: boolean }>(({ theme, isLarge }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
  ...(isLarge && {
    fontSize: `max(${theme.typography.caption.fontSize}, 0.38em)`,
    letterSpacing: 0,
  }),
}));

/** `isLarge`: the size of the word is relative to the figure. */
type Props = { isLarge?: boolean; children: ReactNode };

/** A gain or a balance, and the word on its baseline, or below it where there is no room. */
export const Simulated = ({ isLarge = false, children }: Props) => {
  const t = useTranslations('notice');
  return (
    <>
      <span>{children}</span>{' '}
      <Word isLarge={isLarge} data-simulated="">
        {t('simulated')}
      </Word>
    </>
  );
};
