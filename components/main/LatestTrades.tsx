import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { SimulatedWord } from '@/components/figures/Simulated';
import { EmptyHint } from '@/components/run/EmptyHint';
import { useSession } from '@/components/run/run';
import { motion, print, twoColumns } from '@/components/theme/structure';
import { monospace } from '@/components/theme/typeface';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import type { NumberProfile } from '@/lib/config/currencyFormats';
import { maxTrades } from '@/lib/config/listLengths';
import { formatGain } from '@/lib/format/formatNumber';
import type { MainTrade } from '@/lib/simulation/trade';
import { useMainRun } from './mainRun';

/** New rows slide in below the title. Beside other cards, rows share the height, or scroll. */
const Scroller = styled('div')({
  marginBlock: '0.75rem 0.5rem',
  overflow: 'clip',
  [twoColumns]: { flex: '1 1 0', minHeight: 0, overflow: 'hidden auto' },
  [print]: { flex: 'none' },
});

/** Ten rows, whether filled or not. They slide down when a trade arrives. */
const rows = {
  display: 'grid',
  gridTemplateRows: `repeat(${maxTrades}, minmax(3.5rem, 1fr))`,
  minHeight: `min(100%, ${maxTrades * 4.5}rem)`,
  padding: '0 var(--padding)',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@keyframes slide': { from: { transform: `translateY(-${100 / maxTrades}%)` } },
  '& > li': { borderTop: 1, borderColor: 'divider' },
};

type Props = { trade: MainTrade; profile: NumberProfile };

/** A row of the list. A rewind creates an equal trade, for which the row does not render again. */
const TradeItem = memo(
  function TradeItem({ trade, profile }: Props) {
    const { serialNumber, profit, uuid } = trade;
    const t = useTranslations();
    return (
      <ListItem disablePadding data-testid="trade-row" data-serial={serialNumber}>
        <ListItemText
          primary={
            <>
              <span>
                <VisuallyHidden>{`${t('list.serial')} `}</VisuallyHidden>
                {serialNumber}
              </span>
              <span>
                <VisuallyHidden>{`${t('profit')} `}</VisuallyHidden>
                <b>{formatGain(profit, profile)}</b> <SimulatedWord />
              </span>
            </>
          }
          secondary={uuid}
          slotProps={{
            primary: {
              sx: {
                display: 'flex',
                flexWrap: 'wrap',
                mb: 0.25,
                color: 'text.secondary',
                justifyContent: 'space-between',
                '& b': { color: 'accentText', fontWeight: 600 },
              },
            },
            secondary: {
              component: 'code',
              variant: 'caption',
              translate: 'no',
              sx: {
                fontFamily: monospace,
                userSelect: 'all',
                WebkitUserSelect: 'all',
                overflowWrap: 'anywhere',
                letterSpacing: '-0.02em',
              },
            },
          }}
        />
      </ListItem>
    );
  },
  (before, after) => before.trade.key === after.trade.key && before.profile === after.profile,
);

const titleId = 'latest-trades-title';

export const LatestTrades = () => {
  const t = useTranslations();
  const { profile } = useSession();
  const trades = useMainRun(({ state }) => state.trades);
  const isNew = useMainRun(({ state, isAnimated }) => isAnimated && state.popsUpUntil !== null);
  return (
    <Card component="section" aria-labelledby={titleId} data-part="trades">
      <CardHeader title={t('transaction')} slotProps={{ title: { id: titleId } }} />
      {/* Keys can scroll it. */}
      <Scroller tabIndex={0} role="group" aria-labelledby={titleId}>
        <List
          component="ol"
          role="list"
          disablePadding
          data-testid="latest-trades"
          sx={{ ...rows, animation: isNew ? `slide ${motion} ease-out` : undefined }}
        >
          {trades.map((trade) => (
            <TradeItem key={trade.key} {...{ trade, profile }} />
          ))}
          {trades.length < maxTrades && (
            <Stack component="li" key={trades.length} sx={{ justifyContent: 'center' }}>
              <EmptyHint />
            </Stack>
          )}
        </List>
      </Scroller>
    </Card>
  );
};
