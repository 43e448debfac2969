import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** Keeps the simulation label with its figure, aligned like the surrounding text. */
const Amount = styled('span')(({ theme }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  breakInside: 'avoid',
  '& > [data-simulated]': {
    display: 'block',
    color: theme.palette.text.secondary,
    fontSize: '0.6875rem',
    fontWeight: 500,
    letterSpacing: 0,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    // A printed view is scaled down to 0.8 (`ViewLayout.tsx`): this is 11 pixels on paper.
    '@media print': { fontSize: '0.875rem' },
  },
  '&[data-beside]': {
    display: 'inline-flex',
    alignItems: 'baseline',
    columnGap: '0.25em',
    // Programs that read pictures overlook a smaller label beside a large figure.
    '& > [data-simulated]': {
      fontSize: 'max(0.6875rem, 0.38em)',
      '@media print': { fontSize: 'max(0.875rem, 0.38em)' },
    },
  },
}));

type Props = {
  /** Whether the label is beside the figure, on its line, instead of below. */
  isBeside?: boolean;
  /** The figure: an element or a text. */
  children: ReactNode;
};

/** A gain or a balance, with the label that marks it as simulated. */
export const SimulatedAmount = ({ isBeside = false, children }: Props) => {
  const t = useTranslations('notice');
  return (
    <Amount data-beside={isBeside ? '' : undefined}>
      <span>{children}</span>
      <small data-simulated="">{t('simulated')}</small>
    </Amount>
  );
};
