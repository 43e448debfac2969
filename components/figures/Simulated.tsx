import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type Placement = 'below' | 'beside' | 'large';

const Amount = styled('span')<{ placement: Placement }>(({ placement }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  ...(placement !== 'below' && {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '0.25em',
  }),
}));

const Word = styled('small')<{ placement: Placement }>(({ theme, placement }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
  ...(placement === 'large' && {
    fontSize: `max(${theme.typography.caption.fontSize}, 0.38em)`,
    letterSpacing: 0,
  }),
}));

type Props = {
  /** Where the word is: below the figure, beside it, or beside the large figure. */
  placement?: Placement;
  children: ReactNode;
};

/** A gain or a balance, with the word that says it is simulated. */
export const Simulated = ({ placement = 'below', children }: Props) => {
  const t = useTranslations('notice');
  return (
    <Amount placement={placement}>
      <span>{children}</span>
      <Word placement={placement} data-simulated="">
        {t('simulated')}
      </Word>
    </Amount>
  );
};
