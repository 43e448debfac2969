'use client';

import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { Figure } from '@/components/display/Figure';
import { totalPlaces } from '@/lib/config/views';
import { decimalOf } from '@/lib/format/decimalOf';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatMoney } from '@/lib/format/formatNumber';

const Room = styled('div')({ containerType: 'inline-size' });

/** As large as the card's width allows for its text, in a row whose height never changes. */
const Amount = styled('p')({
  display: 'flex',
  alignItems: 'center',
  height: 'clamp(4rem, 9vw, 7rem)',
  margin: 0,
  fontSize: 'min(clamp(2.75rem, 7vw, 5.5rem), calc(100cqi / (var(--characters) * 0.6)))',
  fontWeight: 600,
  letterSpacing: '-0.03em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

/** In steps, and with one to spare, so that a new digit seldom shrinks the others. */
const charactersOf = (text: string) => Math.max(8, 2 * Math.ceil((text.length + 1) / 2));

type Props = { total: number | null; profile: NumberProfile | null; still: boolean };

/** The large figure. */
export const TotalProfit = ({ total, profile, still }: Props) => {
  const t = useTranslations('figures');
  const format = useCallback(
    (hundredths: number) =>
      profile === null ? '' : formatMoney(hundredths, totalPlaces.main, profile),
    [profile],
  );
  return (
    <Room>
      <Amount style={{ '--characters': charactersOf(total === null ? '' : format(total)) }}>
        <Figure
          value={total}
          format={format}
          plain={decimalOf}
          still={still}
          testId="profit"
          pending={t('pending')}
        />
      </Amount>
    </Room>
  );
};
