import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { content } from '@/components/theme/contentWidth';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { decimalOf } from '@/lib/format/decimal';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatMoney } from '@/lib/format/formatNumber';
import { AnimatedNumber } from './AnimatedNumber';
import { VisuallyHidden } from './VisuallyHidden';

const Container = styled('div')({ containerType: 'inline-size' });

/** Shorter amounts are not larger. */
const leastCharacters = 6;

/**
 * At most as large as the `--size` of what it is in, and as fits the width of the container together
 * with the word, in a row of constant height.
 */
const Amount = styled('p')({
  display: 'flex',
  alignItems: 'flex-end',
  height: 'calc(var(--size) * 1.1)',
  // While it counts, only this is laid out again.
  contain: 'size layout',
  margin: 0,
  fontSize:
    'min(var(--size), calc(100cqi / (var(--characters) * 0.6 + 2.4)), calc((100cqi - 5.5rem) / (var(--characters) * 0.6)))',
  fontWeight: 600,
  letterSpacing: '-0.03em',
  lineHeight: 1.15,
  whiteSpace: 'nowrap',
  '--characters': leastCharacters,
  // The word is below.
  [content.small]: {
    height: 'calc(var(--size) * 1.1 + 1rem)',
    fontSize: 'min(var(--size), calc(100cqi / (var(--characters) * 0.6)))',
    '[data-beside]': { flexDirection: 'column', alignItems: 'flex-start' },
  },
});

/**
 * The settled amount, which screen readers read, below the animated one: while that counts, the word
 * beside it stays where it is.
 */
const Figure = styled('span')({
  display: 'inline-grid',
  fontVariantNumeric: 'tabular-nums',
  '& > *': { gridArea: '1 / 1' },
  '& > span': { opacity: 0, pointerEvents: 'none' },
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
        {/* Another element once it is known: the same one in another place would count as a shift. */}
        <SimulatedAmount key={String(total === null)} isBeside>
          <Figure>
            {text === null ? <VisuallyHidden>{t('pending')}</VisuallyHidden> : <span>{text}</span>}
            <data
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
          </Figure>
        </SimulatedAmount>
      </Amount>
    </Container>
  );
};
