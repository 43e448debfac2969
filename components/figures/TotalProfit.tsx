import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { Simulated } from '@/components/figures/Simulated';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { durations } from '@/lib/config/limits';
import { totalPlaces } from '@/lib/config/views';
import { decimalOf, formatMoney } from '@/lib/format/formatNumber';
import { CountingNumber } from './CountingNumber';
import { useAnyRun, useSession, useView } from '@/components/run/run';

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
  '& small': { letterSpacing: 0, fontSize: 'max(0.6875rem, 0.38em) !important' },
});

/**
 * Stacks the counting amount on the settled one, which screen readers read, and whose width keeps
 * the word beside it in place. Print shows the settled one.
 */
const Figure = styled('data')({
  display: 'inline-grid',
  '& > *': { gridArea: '1 / 1' },
  '& > .settled': { opacity: 0, '@media print': { opacity: 1 } },
  '& > [aria-hidden]': { '@media print': { display: 'none' } },
});

export const TotalProfit = () => {
  const t = useTranslations('figures');
  const places = totalPlaces[useView()];
  const profile = useSession()?.profile;
  const total = useAnyRun(({ state }) => state.total);
  const isStill = useAnyRun(({ isPaused, isJump }) => isPaused || isJump) ?? false;
  const format = useCallback(
    (hundredths: number) => (profile ? formatMoney(Math.round(hundredths), places, profile) : ''),
    [places, profile],
  );
  const text = total === null ? null : format(total);
  return (
    <div data-part="total" style={{ containerType: 'inline-size' }}>
      <Amount>
        {/* The type is small enough for the amount, and the word beside it, to fit. */}
        <span
          style={{
            fontSize: `min(1em, ${Math.floor(100 / (0.6 * Math.max(7, text?.length ?? 0) + 2.4))}cqi)`,
          }}
        >
          {total === null ? (
            <Figure data-testid="profit" value="">
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{t('pending')}</VisuallyHidden>
            </Figure>
          ) : (
            <Simulated isBeside>
              <Figure data-testid="profit" value={decimalOf(total)}>
                <span className="settled">{text}</span>
                <span aria-hidden="true">
                  <CountingNumber
                    value={total}
                    format={format}
                    duration={durations.countUp / 1_000}
                    isStill={isStill}
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
