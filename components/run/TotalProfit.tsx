import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { content } from '@/components/theme/contentWidth';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { AnimatedNumber } from '@/components/ui/AnimatedNumber';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { totalPlaces } from '@/lib/config/views';
import { decimalOf } from '@/lib/format/decimal';
import { formatMoney } from '@/lib/format/formatNumber';
import { useCountUpTime, usePagePart, useSession, useView } from './runContext';

const Container = styled('div')({ containerType: 'inline-size' });

/** Amounts with fewer characters are not displayed any larger. */
const leastCharacters = 6;

/**
 * The font size is at most the inherited `--size`, and small enough for the amount and its label to
 * fit the container's width. The row has a constant height.
 */
const Amount = styled('p')({
  display: 'flex',
  alignItems: 'flex-end',
  height: 'calc(var(--size) * 1.1)',
  // Limits layout to this element while the number counts.
  contain: 'size layout',
  margin: 0,
  fontSize:
    'min(var(--size), calc(100cqi / (var(--characters) * 0.6 + 2.4)), calc((100cqi - 5.5rem) / (var(--characters) * 0.6)))',
  fontWeight: 600,
  letterSpacing: '-0.03em',
  lineHeight: 1.15,
  whiteSpace: 'nowrap',
  '--characters': leastCharacters,
  // The simulation label is below the amount.
  [content.small]: {
    height: 'calc(var(--size) * 1.1 + 1rem)',
    fontSize: 'min(var(--size), calc(100cqi / (var(--characters) * 0.6)))',
    '[data-beside]': { flexDirection: 'column', alignItems: 'flex-start' },
  },
});

/**
 * Stacks the animated amount on the settled one. Screen readers read the settled amount, and its
 * width keeps the label in place while the number counts.
 */
const Figure = styled('span')({
  display: 'inline-grid',
  fontVariantNumeric: 'tabular-nums',
  '& > *': { gridArea: '1 / 1' },
  '& > span': { opacity: 0, pointerEvents: 'none' },
});

/** The number of characters to fit: an even number above the length, so that it rarely changes. */
const charactersOf = (text: string) =>
  Math.max(leastCharacters, 2 * Math.ceil((text.length + 1) / 2));

/** The total profit, the large figure of a view. */
export const TotalProfit = () => {
  const t = useTranslations('figures');
  const places = totalPlaces[useView()];
  const profile = useSession()?.profile;
  const total = usePagePart<number | null>(({ getSnapshot }) => getSnapshot().state.total, null);
  const duration = useCountUpTime();
  const format = useCallback(
    (hundredths: number) => (profile ? formatMoney(hundredths, places, profile) : ''),
    [places, profile],
  );
  const text = total === null ? null : format(total);
  return (
    <Container>
      <Amount style={text === null ? undefined : { '--characters': charactersOf(text) }}>
        {/* A new element once the total is known: moving the old one would be a layout shift. */}
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
