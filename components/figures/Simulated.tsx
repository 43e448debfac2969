import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

const Amount = styled('span')(({ theme }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  small: {
    ...theme.typography.caption,
    display: 'block',
    color: theme.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  '&[data-beside]': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '0.25em',
  },
}));

type Props = {
  /** Whether the word is beside the figure, instead of below it. */
  isBeside?: boolean;
  children: ReactNode;
};

/** A gain or a balance, with the word that says it is simulated. */
export const Simulated = ({ isBeside = false, children }: Props) => {
  const t = useTranslations('notice');
  return (
    <Amount data-beside={isBeside ? '' : undefined}>
      <span>{children}</span>
      <small data-simulated="">{t('simulated')}</small>
    </Amount>
  );
};
