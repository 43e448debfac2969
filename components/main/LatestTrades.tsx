import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Simulated } from '@/components/figures/Simulated';
import { useSession } from '@/components/run/run';
import { observeSize } from '@/components/theme/observeSize';
import { fade, widePage } from '@/components/theme/variables';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { maxTrades } from '@/lib/config/listLengths';
import { formatGain } from '@/lib/format/formatNumber';
import { uuidAt } from '@/lib/simulation/trade';
import { useMainRun } from './mainRun';

/** Two lines of text, and a border. */
const rowHeight = '3.21875rem';

/** Beside the charts, the rows scroll, and do not set the height of the card (`flex-basis` 0). */
const Scroller = styled(CardContent)({
  flex: 'none',
  overflow: 'clip',
  '@media screen': { [widePage]: { flex: '1 1 0', minHeight: 0, overflow: 'hidden auto' } },
  '&[tabindex]': { maskImage: fade },
});

const Row = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'center',
  alignItems: 'baseline',
  minHeight: rowHeight,
  padding: 0,
  '&:not(:last-of-type)': { borderBottom: `1px solid ${theme.palette.divider}` },
}));

const Gain = styled('span')(({ theme }) => ({
  color: theme.palette.primary.main,
  fontWeight: 600,
  textAlign: 'end',
}));

const Uuid = styled('code')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 400,
  gridColumn: '1 / 3',
  color: theme.palette.text.secondary,
  WebkitUserSelect: 'all',
  userSelect: 'all',
}));

const titleId = 'latest-trades-title';

export const LatestTrades = () => {
  const t = useTranslations();
  const trades = useMainRun(({ state }) => state.trades);
  const keys = useMainRun((snapshot) => snapshot.state.keys);
  const isNew = useMainRun(({ state, isAnimated }) => isAnimated && state.popsUpUntil !== null);
  const profile = useSession()?.profile;
  const [overflows, setOverflows] = useState(false);
  const scroller = useCallback(
    (element: HTMLElement | null) =>
      observeSize(element, ({ scrollHeight, clientHeight }) =>
        setOverflows(scrollHeight > clientHeight + 1),
      ),
    [],
  );
  return (
    <Card component="section" aria-labelledby={titleId} data-part="trades">
      <CardHeader
        title={t('transaction')}
        slotProps={{ title: { component: 'h2', id: titleId } }}
      />
      <Scroller
        ref={scroller}
        // Keys can scroll it.
        {...(overflows && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
      >
        <List
          component="ol"
          role="list"
          disablePadding
          data-testid="latest-trades"
          sx={{
            // Room for all rows, which slide down when there is a new one.
            minHeight: `calc(${maxTrades} * ${rowHeight})`,
            fontVariantNumeric: 'tabular-nums',
            animation: isNew ? 'slide 180ms ease-out' : undefined,
            '@keyframes slide': { from: { transform: `translateY(-${rowHeight})` } },
          }}
        >
          {profile &&
            keys &&
            trades?.map(({ key, serialNumber, profit }) => (
              <Row key={key} data-testid="trade-row" data-serial={serialNumber}>
                <span>
                  <VisuallyHidden>{`${t('list.serial')} `}</VisuallyHidden>
                  <span>{serialNumber}</span>
                </span>
                <Gain>
                  <VisuallyHidden>{`${t('list.profit')} `}</VisuallyHidden>
                  <Simulated>{formatGain(profit, profile)}</Simulated>
                </Gain>
                <Uuid translate="no">{uuidAt(keys, serialNumber)}</Uuid>
              </Row>
            ))}
          {trades && trades.length < maxTrades && (
            <ListItem disableGutters sx={{ color: 'text.secondary' }}>
              <span>{t(trades.length > 0 ? 'list.next' : 'list.empty')}</span>
            </ListItem>
          )}
        </List>
      </Scroller>
    </Card>
  );
};
