import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { Simulated } from '@/components/figures/Simulated';
import { useRun, useSession, useView } from '@/components/run/run';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { countUpDuration } from '@/lib/config/timing';
import { totalPlaces } from '@/lib/config/views';
import { decimalOf, formatMoney } from '@/lib/format/formatNumber';
import { CountingNumber } from './CountingNumber';

/** As high as the largest type, so that nothing below moves with the length of the amount. */
const Amount = styled('p')({
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: '1.15em',
  margin: 0,
  fontSize: 'min(5.25rem, 15cqi)',
  fontWeight: 600,
  letterSpacing: '-0.03em',
  lineHeight: 1.15,
  whiteSpace: 'nowrap',
});

/** The counting amount, on the settled one: for screen readers, print, and a steady width. */
const Figure = styled('data')({
  display: 'inline-grid',
  '& > *': { gridArea: '1 / 1' },
  '& > .settled': { opacity: 0, '@media print': { opacity: 1 } },
  // Copied once.
  '& > [aria-hidden]': {
    WebkitUserSelect: 'none',
    userSelect: 'none',
    '@media print': { display: 'none' },
  },
});

/** Widths in em of the font: of a digit, and of the word beside the amount. */
const widths = { digit: 0.6, word: 2.4 };

/** Amounts with fewer characters have the same size. */
const minLength = 7;

export const TotalProfit = () => {
  const t = useTranslations('figures');
  const places = totalPlaces[useView()];
  const profile = useSession()?.profile;
  const total = useRun(({ state }) => state.total);
  const isAnimated = useRun((snapshot) => snapshot.isAnimated) ?? true;
  const format = useCallback(
    (units: number) => (profile ? formatMoney(Math.round(units * 100), places, profile) : ''),
    [places, profile],
  );
  const text = total === null ? '' : format(total / 100);
  const width = widths.digit * Math.max(minLength, text.length) + widths.word;
  return (
    <div data-part="total" style={{ containerType: 'inline-size' }}>
      <Amount>
        {/* As large as fits into the container. */}
        <span style={{ fontSize: `min(1em, ${Math.floor(100 / width)}cqi)` }}>
          {total === null ? (
            <Figure data-testid="profit" value="">
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{t('pending')}</VisuallyHidden>
            </Figure>
          ) : (
            <Simulated isLarge>
              <Figure data-testid="profit" value={decimalOf(total)}>
                <span className="settled">{text}</span>
                <span aria-hidden="true">
                  <CountingNumber
                    value={total / 100}
                    places={places}
                    format={format}
                    duration={countUpDuration / 1_000}
                    isAnimated={isAnimated}
                  />
                </span>
              </Figure>
            </Simulated>
          )}
        </span>
      </Amount>
    </div>
  );
};
