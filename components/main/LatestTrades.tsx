import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { drawGhost, FreeRows, ghostRow } from '@/components/run/FreeRows';
import { useSession } from '@/components/run/run';
import { forcedColours, motion, pageFrom832, thinLine } from '@/components/theme/tokens';
import { maxTrades } from '@/lib/config/listLengths';
import { from552, ListedTrade } from './ListedTrade';
import { useMainRun } from './mainRun';

/**
 * Beside the other cards, the rows scroll if they have no room, and do not set the height of the
 * grid.
 */
const Scroller = styled('div')({
  display: 'flex',
  '@media screen': { [pageFrom832]: { flex: '1 1 0', minHeight: 0, overflow: 'hidden auto' } },
});

/** Rows slide down when there is a new one. */
const List = styled('ol')<{ isNew: boolean }>(({ theme, isNew }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  minHeight: '100%',
  margin: 0,
  padding: '0 var(--padding) 8px',
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  animation: isNew ? `slide ${motion} ease-out` : undefined,
  '@keyframes slide': { from: { transform: `translateY(-${100 / maxTrades}%)` } },
  '& > li': { position: 'relative' },
  // The line above a row.
  '& > li::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    borderTop: `1px solid ${theme.palette.rule}`,
    [forcedColours]: { forcedColorAdjust: 'none', borderColor: thinLine },
  },
  [from552]: { '--row': '2.375rem' },
}));

const ListedFreeRows = styled(FreeRows)(({ theme }) => ({
  [ghostRow]: drawGhost(theme, 'M4-10h12M4 10h212', 'M-48-10h44M-42 10h38'),
  [from552]: { [ghostRow]: drawGhost(theme, 'M4 0h12M52 0h212', 'M-108 0h44M-42 0h38') },
}));

const titleId = 'latest-trades-title';

const Trades = () => {
  const t = useTranslations();
  const trades = useMainRun(({ state }) => state.trades);
  const isNew = useMainRun(({ state, isAnimated }) => isAnimated && state.popsUpUntil !== null);
  const profile = useSession()?.profile;
  const free = maxTrades - (trades?.length ?? 0);
  return (
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
        <li
          key={trades === null ? 'pending' : 'free'}
          style={{ flex: `${free} 0 calc(${free} * var(--row))` }}
        >
          {trades && <ListedFreeRows count={trades.length} start={t('start')} />}
        </li>
      )}
    </List>
  );
};

/** The card of the list, which the trades do not render again. */
export const LatestTrades = () => {
  const t = useTranslations();
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      data-part="trades"
      sx={{ container: 'list / inline-size' }}
    >
      <CardHeader
        title={t('transaction')}
        slotProps={{ title: { id: titleId } }}
        sx={{ pb: 'clamp(8px, 1.5dvh, 12px)' }}
      />
      {/* Keys can scroll it. */}
      <Scroller tabIndex={0} role="group" aria-labelledby={titleId}>
        <Trades />
      </Scroller>
    </Card>
  );
};
