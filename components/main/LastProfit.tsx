import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useRunActions, useSession } from '@/components/run/runContext';
import { durations } from '@/lib/config/limits';
import { formatGain } from '@/lib/format/formatNumber';
import type { MainState } from '@/lib/simulation/mainSimulation';
import type { Milliseconds } from '@/lib/simulation/simulation';
import type { SimulatedTrade } from '@/lib/simulation/trade';
import { useRun } from './mainRun';

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(8px)' },
  to: { opacity: 1, transform: 'none' },
});

/** Reserves its height, so that content below does not move. */
const Row = styled('p')(({ theme }) => ({
  display: 'flex',
  fontVariantNumeric: 'tabular-nums',
  minHeight: '2.5rem',
  margin: 0,
  span: {
    ...theme.typography.h2,
    color: theme.palette.primary.main,
    animation: `${rise} 180ms ease-out`,
  },
  '[data-still] & span': { animation: 'none' },
}));

/** The state displayed, and the pop-up that came with it. */
type News = {
  readonly state: MainState;
  readonly isShown: boolean;
  /** When the pop-up ends, in simulated time. */
  readonly until: Milliseconds;
};

/**
 * The trade in the pop-up; `null` if there is none. A trade pops up when it arrives on the page. After
 * a jump nothing does, and a pause leaves a pop-up as it is.
 */
const useNews = (): SimulatedTrade | null => {
  const { getTime } = useRunActions();
  const snapshot = useRun((current) => current);
  const [news, setNews] = useState<News | null>(null);
  if (snapshot !== null && snapshot.state !== news?.state) {
    const { state, isJump } = snapshot;
    const hasTraded = news !== null && state.count > news.state.count;
    setNews({ state, isShown: hasTraded && !isJump, until: getTime() + durations.lastProfit });
  }

  const speed = snapshot === null || snapshot.paused ? 0 : snapshot.speed;
  useEffect(() => {
    if (!news?.isShown || speed === 0) return undefined;
    const hide = () => setNews({ ...news, isShown: false });
    const timer = setTimeout(hide, (news.until - getTime()) / speed);
    return () => clearTimeout(timer);
  }, [news, speed, getTime]);

  return (news?.isShown && news.state.trades[0]) || null;
};

/** The profit of the last trade, shown for a moment. */
export const LastProfit = () => {
  const profile = useSession()?.profile;
  const trade = useNews();
  return (
    <Row>
      {trade && profile && (
        <span key={trade.key} data-part="last-profit" data-testid="last-profit">
          {formatGain(trade.profit, profile)}
        </span>
      )}
    </Row>
  );
};
