import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { decimalOf } from '@/lib/format/decimal';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatMoney } from '@/lib/format/formatNumber';
import { AnimatedNumber } from './AnimatedNumber';
import { VisuallyHidden } from './VisuallyHidden';

const Container = styled('div')({ containerType: 'inline-size' });

/** Shorter amounts are not larger. */
const leastCharacters = 8;

/**
 * At most as large as the `--size` of what it is in, and as fits the width of the container, in a row
 * of constant height.
 */
const Amount = styled('p')({
  display: 'flex',
  alignItems: 'flex-end',
  height: 'calc(var(--size) * 1.1)',
  // While it counts, only this is laid out again.
  contain: 'size layout',
  margin: 0,
  fontSize: 'min(var(--size), calc(100cqi / (var(--characters) * 0.6)))',
  fontWeight: 600,
  letterSpacing: '-0.03em',
  lineHeight: 1.15,
  whiteSpace: 'nowrap',
  '--characters': leastCharacters,
});

/** Characters that must fit: rounded up, with one spare, so that the size rarely changes. */
const charactersOf = (text: string) =>
  Math.max(leastCharacters, 2 * Math.ceil((text.length + 1) / 2));

type Props = {
  /** In hundredths; `null` while it is not known. */
  total: number | null;
  /** Number of decimals shown. */
  places: number;
  profile: NumberProfile | null;
  /** Of the count to a new value, in milliseconds; 0 for none. */
  duration: number;
};

/** The total profit, the large figure of a view. */
export const TotalProfit = ({ total, places, profile, duration }: Props) => {
  const t = useTranslations('figures');
  const format = useCallback(
    (hundredths: number) => (profile === null ? '' : formatMoney(hundredths, places, profile)),
    [places, profile],
  );
  const text = total === null ? null : format(total);
  return (
    <Container>
      <Amount style={text === null ? undefined : { '--characters': charactersOf(text) }}>
        {/* The animation is only visual: screen readers read the settled value. */}
        <VisuallyHidden>{text ?? t('pending')}</VisuallyHidden>
        {/* Another element once it is known: the same one in another size would count as a shift. */}
        <data
          key={String(total === null)}
          data-part="total"
          data-testid="profit"
          value={total === null ? '' : decimalOf(total)}
          aria-hidden="true"
        >
          {total === null ? (
            '–'
          ) : (
            <AnimatedNumber value={total} format={format} duration={duration} />
          )}
        </data>
      </Amount>
    </Container>
  );
};
