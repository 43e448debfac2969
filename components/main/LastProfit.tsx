import { keyframes, styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useIsJump, useIsStill, usePage, useSession } from '@/components/run/runContext';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { content } from '@/components/theme/contentWidth';
import { LabelledFigure } from '@/components/ui/LabelledFigure';
import { useArrival } from '@/components/ui/useArrival';
import { durations } from '@/lib/config/limits';
import { decimalOf } from '@/lib/format/decimal';
import { formatGain } from '@/lib/format/formatNumber';
import type { MainState } from '@/lib/simulation/mainSimulation';
import type { Milliseconds } from '@/lib/simulation/simulation';
import { useRun } from './mainRun';

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(8px)' },
  to: { opacity: 1, transform: 'none' },
});

/** At the end of the total's row, above the amount; in small content, beside the amount's label. */
const PopUp = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  position: 'absolute',
  inset: '-0.5rem 0 auto auto',
  [content.two]: { top: '0.25rem' },
  [content.small]: {
    ...theme.typography.h3,
    inset: 'auto 0 0 auto',
    '& > span': { display: 'inline-flex', alignItems: 'baseline', columnGap: '0.25em' },
  },
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  color: theme.palette.primary.main,
  '&[data-new=true]': { animation: `${rise} 180ms ease-out` },
}));

/** A figure that slides up when it changes. */
const Risen = styled('span')(({ theme }) => ({
  display: 'inline-block',
  verticalAlign: 'top',
  color: theme.palette.primary.main,
  '&[data-new=true]': { animation: `${rise} 180ms ease-out` },
}));

/** The displayed state, and the pop-up for its latest trade. */
type News = {
  readonly state: MainState;
  readonly isShown: boolean;
  /** Whether the pop-up slides up. */
  readonly isMoved: boolean;
  /** When the pop-up ends, in simulated time. */
  readonly until: Milliseconds;
};

/**
 * What the pop-up shows; `null` if there is none. A trade pops up when it arrives on the page,
 * but not after a jump. A pause keeps the pop-up open.
 */
const useNews = (): News | null => {
  const { getTime } = usePage();
  const isStill = useIsStill();
  const snapshot = useRun((current) => current);
  const [news, setNews] = useState<News | null>(null);
  if (snapshot !== null && snapshot.state !== news?.state) {
    const { state, isJump } = snapshot;
    const hasTraded = news !== null && state.count > news.state.count;
    const until = getTime() + durations.lastProfit;
    setNews({ state, isShown: hasTraded && !isJump, isMoved: !isStill, until });
  }

  const speed = snapshot === null || snapshot.paused ? 0 : snapshot.speed;
  useEffect(() => {
    if (!news?.isShown || speed === 0) return undefined;
    const hide = () => setNews({ ...news, isShown: false });
    const timer = setTimeout(hide, (news.until - getTime()) / speed);
    return () => clearTimeout(timer);
  }, [news, speed, getTime]);

  return news?.isShown ? news : null;
};

/** The profit of the last trade, shown for a moment. */
export const ProfitPopUp = () => {
  const profile = useSession()?.profile;
  const news = useNews();
  const trade = news?.state.trades[0];
  return (
    trade &&
    profile && (
      <PopUp key={trade.serialNumber} data-new={news.isMoved} data-part="last-profit">
        <SimulatedAmount>
          <span data-testid="last-profit">{formatGain(trade.profit, profile)}</span>
        </SimulatedAmount>
      </PopUp>
    )
  );
};

/** The profit of the last trade, shown permanently. */
export const LastProfit = () => {
  const t = useTranslations('figures');
  const profile = useSession()?.profile;
  const trade = useRun(({ state }) => state.trades)?.[0];
  const isJump = useIsJump();
  const isStill = useIsStill();
  const arrival = useArrival(trade?.serialNumber ?? null, isJump || isStill);
  const figure = trade &&
    profile && {
      value: decimalOf(trade.profit),
      text: (
        <Risen key={arrival.arrivals} data-new={arrival.isNew}>
          {formatGain(trade.profit, profile)}
        </Risen>
      ),
    };
  return <LabelledFigure name="last" label={t('last')} figure={figure ?? null} isGain />;
};
