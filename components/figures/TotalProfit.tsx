import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useRun, useSession, useView } from '@/components/run/run';
import { phones } from '@/components/theme/tokens';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { countUpDuration } from '@/lib/config/timing';
import { totalPlaces } from '@/lib/config/views';
import { decimalOf, formatMoney } from '@/lib/format/formatNumber';
import { CountingNumber } from './CountingNumber';
import { SimulatedWord } from './Simulated';

/** Widths: of a digit in em of the figure; of a letter of _simulated_ and of its gap in rem. */
const widths = { digit: 0.56, letter: 0.608, phoneLetter: 0.5, gap: 0.75 };

/** The lengths of the amount, of an amount of thousands, and of the word. */
type RootProps = { digits: number; usualDigits: number; letters: number };

/**
 * The type is as large as fits beside _simulated_. If that is below 28 pixels, the word is on a
 * line below. The height does not depend on the amount. If letters are wider than expected, the
 * word wraps, and then the amount.
 */
const Line = styled('p')<RootProps>(({ digits, usualDigits, letters }) => ({
  '--word': `${(letters * widths.letter + widths.gap).toFixed(2)}rem`,
  '--beside': `(100cqi - var(--word)) / ${digits * widths.digit}`,
  '--most': `min(var(--figure), (100cqi - var(--word)) / ${(usualDigits * widths.digit).toFixed(2)})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: 11,
  // Room for the word below a small amount.
  minHeight: 'max(var(--most), 3.25rem)',
  margin: 0,
  fontSize: `max(min(var(--most), var(--beside)), min(1.75rem, 100cqi / ${digits * widths.digit}))`,
  lineHeight: 1,
  overflowWrap: 'anywhere',
  // On a line of its own if the amount leaves no room, with every typeface.
  '& > small': { minWidth: 'clamp(0px, (1.75rem - var(--beside)) * 999, 100%)' },
  [phones]: {
    '--word': `${(letters * widths.phoneLetter + widths.gap).toFixed(2)}rem`,
    columnGap: 8,
  },
}));

/**
 * The counting amount lies over the invisible final amount, which reserves the room, and is read
 * out and printed. A change of the counting text lays out nothing else.
 */
const Figure = styled('data')({
  position: 'relative',
  minWidth: 0,
  marginLeft: '-0.04em',
  fontWeight: 600,
  letterSpacing: '-0.035em',
  // It already fits the card, and would break if phones enlarged it.
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Transparent only on screen: in print, all text is black.
  '& > .settled': { color: 'transparent', forcedColorAdjust: 'none' },
  '& > .counting': {
    position: 'absolute',
    // A little wider, so that a rounded width does not break the text.
    inset: '0 -0.1em 0 0',
    contain: 'layout size',
  },
});

export const TotalProfit = () => {
  const t = useTranslations();
  const places = totalPlaces[useView()];
  const profile = useSession()?.profile;
  const total = useRun(({ state }) => state.total);
  const isAnimated = useRun((snapshot) => snapshot.isAnimated) ?? true;
  const format = useCallback(
    (units: number) => (profile ? formatMoney(Math.round(units * 100), places, profile) : ''),
    [places, profile],
  );
  const text = total === null ? '–' : format(total / 100);
  return (
    // A new element when the total is known, so that none shifts.
    <div key={String(total === null)} className="total" style={{ containerType: 'inline-size' }}>
      <Line
        data-part="total"
        digits={text.length}
        usualDigits={'$1,000'.length + (places === 0 ? 0 : 1 + places)}
        letters={t('notice.simulated').length}
      >
        {total === null ? (
          <Figure data-testid="profit" value="">
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{t('figures.pending')}</VisuallyHidden>
          </Figure>
        ) : (
          <Figure data-testid="profit" value={decimalOf(total)}>
            <span className="settled">{text}</span>
            <span className="counting screen-only" aria-hidden="true">
              <CountingNumber
                value={total / 100}
                places={places}
                format={format}
                duration={countUpDuration / 1_000}
                isAnimated={isAnimated}
              />
            </span>
          </Figure>
        )}
        <SimulatedWord isLarge />
      </Line>
    </div>
  );
};
