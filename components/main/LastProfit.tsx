import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Simulated } from '@/components/figures/Simulated';
import { LabelledFigure } from '@/components/figures/LabelledFigure';
import { useSession } from '@/components/run/run';
import { popUp } from '@/lib/config/timing';
import { decimalOf, formatGain } from '@/lib/format/formatNumber';
import type { SimulatedTrade } from '@/lib/simulation/trade';
import { useMainRun } from './mainRun';

const PopUp = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  position: 'absolute',
  top: 0,
  right: 0,
  margin: 0,
  color: theme.palette.primary.main,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  // On phones, there is room below the large figure, at the right of the others.
  [theme.containerQueries('page').down(528)]: { top: '100%', paddingTop: '1.625rem' },
  animation: 'rise 180ms ease-out',
  '@keyframes rise': { from: { opacity: 0, transform: 'translateY(8px)' } },
}));

/** The newest trade, and until when it pops up, in simulated time since Start. */
type News = { readonly trade: SimulatedTrade; readonly until: number };

/**
 * The trade that pops up: the newest one, for a moment of simulated time after its arrival, but not
 * after a jump; `null` if there is none.
 */
const useNews = (): SimulatedTrade | null => {
  const session = useSession();
  const trade = useMainRun(({ state }) => state.trades[0]) ?? null;
  const isAnimated = useMainRun((snapshot) => snapshot.isAnimated);
  const isPaused = useMainRun((snapshot) => snapshot.isPaused);
  const [seen, setSeen] = useState<SimulatedTrade | null>(null);
  const [news, setNews] = useState<News | null>(null);
  if (trade !== seen) {
    setSeen(trade);
    const hasArrived = seen !== null && trade !== null && isAnimated === true;
    const now = session?.run.getMoment()?.elapsed ?? 0;
    setNews(hasArrived ? { trade, until: now + popUp } : null);
  }
  useEffect(() => {
    if (news === null || isPaused !== false) return undefined;
    const left = news.until - (session?.run.getMoment()?.elapsed ?? 0);
    const timer = setTimeout(() => setNews(null), left);
    return () => clearTimeout(timer);
  }, [news, isPaused, session]);
  return news && news.trade;
};

export const ProfitPopUp = () => {
  const profile = useSession()?.profile;
  const trade = useNews();
  return (
    trade &&
    profile && (
      <PopUp key={trade.key}>
        <Simulated>
          <span data-testid="last-profit">{formatGain(trade.profit, profile)}</span>
        </Simulated>
      </PopUp>
    )
  );
};

export const LastProfit = () => {
  const t = useTranslations('figures');
  const profile = useSession()?.profile;
  const trade = useMainRun(({ state }) => state.trades[0]);
  const figure =
    trade && profile
      ? { value: decimalOf(trade.profit), text: formatGain(trade.profit, profile) }
      : null;
  return <LabelledFigure label={t('last')} figure={figure} isGain />;
};
