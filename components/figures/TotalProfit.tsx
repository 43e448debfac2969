import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useRun, useSession, useView } from '@/components/run/run';
import { phones } from '@/components/theme/structure';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { totalPlaces } from '@/lib/config/views';
import { decimalOf, formatMoney } from '@/lib/format/formatNumber';
import { CountingNumber } from './CountingNumber';
import { SimulatedWord } from './Simulated';

/** The widths of usual amounts without and with decimals, which the dash keeps. */
const usualWidth = { 0: '3.25em', 2: '4.65em' };

/** The width of a digit, in em. */
const digitWidth = 0.58;

/** The room for _simulated_ beside the figure, and for the padding of its card. */
const beside = '(var(--hero) - 2 * var(--padding) - 7.5rem)';
const alone = '(var(--hero) - 2 * var(--padding))';

/**
 * The figure has one size, smaller only where its amount does not fit. The word is beside it, or on
 * phones below it, so that it does not move with the digits.
 */
const Line = styled('p')<{ digits: number; usual?: string | undefined }>(
  ({ theme, digits, usual }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0.25rem 0.75rem',
    margin: 0,
    '& > data': {
      position: 'relative',
      minWidth: usual,
      fontSize: `clamp(1.25rem, ${beside} / ${digits * digitWidth}, var(--figure))`,
      fontWeight: 600,
      // The same height at every size.
      lineHeight: 'var(--figure)',
      letterSpacing: '-0.035em',
      whiteSpace: 'nowrap',
      // It already fits the card, and would break if phones enlarged it.
      WebkitTextSizeAdjust: '100%',
      textSizeAdjust: '100%',
    },
    // Transparent only on screen: in print, all text is black.
    '& .settled': { color: 'transparent', forcedColorAdjust: 'none' },
    '& .counting': { position: 'absolute', inset: 0, contain: 'layout size' },
    [phones]: {
      '& > small': theme.typography.body1,
      '& > data': {
        flexBasis: '100%',
        fontSize: `min(${alone} / ${digits * digitWidth}, var(--figure))`,
      },
    },
  }),
);

/**
 * The total. The counting amount lies over the invisible final amount, which reserves the room, and
 * is read out and printed.
 */
export const TotalProfit = () => {
  const t = useTranslations('figures');
  const places = totalPlaces[useView()];
  const { profile } = useSession();
  const total = useRun(({ state }) => state.total);
  const isAnimated = useRun((snapshot) => snapshot.isAnimated);
  const format = useCallback(
    (units: number) => formatMoney(Math.round(units * 100), places, profile),
    [places, profile],
  );
  const text = formatMoney(total, places, profile);
  return (
    <Line digits={text.length} usual={total === null ? usualWidth[places] : undefined}>
      <data data-testid="profit" value={total === null ? '' : decimalOf(total)}>
        {total === null ? (
          <>
            <span aria-hidden="true">{text}</span>
            <VisuallyHidden>{t('pending')}</VisuallyHidden>
          </>
        ) : (
          <>
            <span className="settled">{text}</span>
            <span className="counting screen-only" aria-hidden="true">
              <CountingNumber value={total / 100} {...{ places, format, isAnimated }} />
            </span>
          </>
        )}
      </data>
      <SimulatedWord variant="h2" />
    </Line>
  );
};
