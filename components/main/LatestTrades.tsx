import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { drawGhost, FreeRows, ghostRow } from '@/components/run/FreeRows';
import { useSession } from '@/components/run/run';
import { CardTitle } from '@/components/theme/CardTitle';
import { observeSize } from '@/components/theme/observeSize';
import {
  cardPadding,
  cardPaddingBlock,
  forcedColours,
  lowWindow,
  lowerWindow,
  motion,
  onlyMediumPage,
  thinLine,
  widePage,
} from '@/components/theme/tokens';
import { maxTrades } from '@/lib/config/listLengths';
import { ListedTrade } from './ListedTrade';
import { useMainRun } from './mainRun';

const Head = styled('div')({
  padding: `var(${cardPaddingBlock}) var(${cardPadding}) clamp(8px, 1.5dvh, 12px)`,
});

/**
 * Beside the other cards, the rows scroll if they have no room, and do not set the height of the
 * grid.
 */
const Scroller = styled('div')({
  display: 'flex',
  '@media screen': { [widePage]: { flex: '1 1 0', minHeight: 0, overflow: 'hidden auto' } },
});

/** Rows slide down when there is a new one. */
const List = styled('ol')<{ isNew: boolean }>(({ theme, isNew }) => ({
  '--row': '3.5rem',
  '--inset': `var(${cardPadding})`,
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  minHeight: '100%',
  margin: 0,
  padding: '0 0 4px',
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  animation: isNew ? `slide ${motion} ease-out` : undefined,
  '@keyframes slide': { from: { transform: `translateY(-${100 / maxTrades}%)` } },
  '& > li': { position: 'relative' },
  // The line above a row.
  '& > li::before': {
    content: '""',
    position: 'absolute',
    inset: '0 var(--inset) auto',
    borderTop: `1px solid ${theme.palette.rule}`,
    [forcedColours]: { forcedColorAdjust: 'none', borderColor: thinLine },
  },
  [onlyMediumPage]: {
    '--row': '2.375rem',
    '--inset': '0px',
    display: 'grid',
    gridTemplateColumns: 'minmax(2.5rem, max-content) minmax(0, 1fr) auto auto',
    columnGap: 8,
    paddingInline: `var(${cardPadding})`,
  },
  [lowWindow]: { [widePage]: { '--row': '3.25rem' } },
  [lowerWindow]: { [widePage]: { '--row': '3rem', paddingBottom: 0 } },
}));

/** As high as the rows to come. */
const Free = styled('li')<{ rows: number }>(({ rows }) => ({
  flex: `${rows} 0 calc(${rows} * var(--row))`,
  [onlyMediumPage]: { gridColumn: '1 / -1', minHeight: `calc(${rows} * var(--row))` },
}));

const ListedFreeRows = styled(FreeRows)(({ theme }) => ({
  [ghostRow]: drawGhost(theme, [
    { y: -10, width: 20 },
    { y: 10, width: 220 },
    { from: 100, x: -52, y: -10, width: 52 },
    { from: 100, x: -46, y: 10, width: 46 },
  ]),
  [onlyMediumPage]: {
    [ghostRow]: drawGhost(theme, [
      { width: 20 },
      { x: 48, width: 230 },
      { from: 100, x: -112, width: 52 },
      { from: 100, x: -46, width: 46 },
    ]),
  },
}));

const titleId = 'latest-trades-title';

export const LatestTrades = () => {
  const t = useTranslations();
  const trades = useMainRun(({ state }) => state.trades);
  const isNew = useMainRun(({ state, isAnimated }) => isAnimated && state.popsUpUntil !== null);
  const profile = useSession()?.profile;
  const [tabIndex, setTabIndex] = useState<number>();
  const scroller = useCallback(
    (element: HTMLElement | null) =>
      observeSize(element, ({ scrollHeight, clientHeight }) =>
        setTabIndex(scrollHeight > clientHeight + 1 ? 0 : -1),
      ),
    [],
  );
  const free = maxTrades - (trades?.length ?? 0);
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      data-part="trades"
      style={{ display: 'flex', flexDirection: 'column' }}
    >
      <Head>
        <CardTitle id={titleId}>{t('transaction')}</CardTitle>
      </Head>
      <Scroller
        ref={scroller}
        // Keys can scroll it if it overflows. With -1, it keeps the focus when it no longer does.
        tabIndex={tabIndex}
        {...(tabIndex === 0 && { role: 'group', 'aria-labelledby': titleId })}
      >
        <List role="list" isNew={isNew ?? false} data-testid="latest-trades">
          {profile &&
            trades?.map((trade, index) => (
              <ListedTrade
                key={trade.key}
                trade={trade}
                profile={profile}
                isNew={isNew === true && index === 0}
              />
            ))}
          {free > 0 && (
            // A new element when the trades are known, so that nothing moves.
            <Free key={trades === null ? 'pending' : 'free'} rows={free}>
              {trades && <ListedFreeRows count={trades.length} free={free} start={t('start')} />}
            </Free>
          )}
        </List>
      </Scroller>
    </Card>
  );
};
