import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Simulated } from '@/components/figures/Simulated';
import { useSession } from '@/components/run/run';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { maxTrades } from '@/lib/config/listLengths';
import { formatGain } from '@/lib/format/formatNumber';
import { useMainRun } from './mainRun';

/** Reserves space for all rows, which share the height of the card. */
const Rows = styled(List)<{ component: 'ol' }>(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplate: `repeat(${maxTrades}, minmax(2.75rem, 1fr)) / minmax(0, 1fr)`,
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    gap: theme.spacing(2),
    padding: 0,
    borderBottom: `1px solid ${theme.palette.divider}`,
    color: theme.palette.text.secondary,
  },
  '& > li:last-of-type': { borderBottom: 0 },
  '& > [data-serial]:first-of-type': { animation: 'appear 180ms ease-out' },
  '@keyframes appear': { from: { opacity: 0 } },
  code: {
    ...theme.typography.body2,
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    WebkitUserSelect: 'all',
    userSelect: 'all',
  },
  '& .profit': { color: theme.palette.primary.main, fontWeight: 600, textAlign: 'end' },
}));

export const LatestTrades = () => {
  const t = useTranslations();
  const trades = useMainRun(({ state }) => state.trades);
  const profile = useSession()?.profile;
  const count = trades?.length ?? maxTrades;
  return (
    <Card component="section" aria-labelledby="latest-trades-title">
      <CardHeader
        title={t('transaction')}
        slotProps={{ title: { component: 'h2', id: 'latest-trades-title' } }}
      />
      <CardContent sx={{ display: 'flex' }}>
        <Rows
          component="ol"
          role="list"
          disablePadding
          data-testid="latest-trades"
          data-part="trades"
        >
          {profile &&
            trades?.map(({ key, serialNumber, uuid, profit }) => (
              <ListItem key={key} data-testid="trade-row" data-serial={serialNumber}>
                <span>
                  <VisuallyHidden>{`${t('list.serial')} `}</VisuallyHidden>
                  <span>{serialNumber}</span>
                </span>
                <code translate="no">{uuid}</code>
                <span className="profit">
                  <VisuallyHidden>{`${t('list.profit')} `}</VisuallyHidden>
                  <Simulated>{formatGain(profit, profile)}</Simulated>
                </span>
              </ListItem>
            ))}
          {count < maxTrades && (
            <ListItem key="next">{t(count === 0 ? 'list.empty' : 'list.next')}</ListItem>
          )}
        </Rows>
      </CardContent>
    </Card>
  );
};
