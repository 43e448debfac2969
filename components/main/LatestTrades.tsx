import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useSession } from '@/components/run/runContext';
import { Card } from '@/components/ui/Card';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { absoluteRow } from '@/components/ui/absoluteRow';
import { counts } from '@/lib/config/limits';
import { formatGain } from '@/lib/format/formatGain';
import { useRun } from './mainRun';

const rowHeight = '2.75rem';

const ListCard = styled(Card)(({ theme }) => ({
  h2: { margin: theme.spacing(0, 0, 1), ...theme.typography.h2 },
}));

/** Reserves one row more than are kept, so that content below never moves. */
const List = styled('ol')({
  position: 'relative',
  minHeight: `calc(${counts.keptTrades + 1} * ${rowHeight})`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media print': { minHeight: 0 },
});

const Row = styled('li')(({ theme }) => ({
  ...absoluteRow(rowHeight),
  display: 'grid',
  gridTemplateColumns: 'var(--serial) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(2),
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& > :first-child': { whiteSpace: 'nowrap', color: theme.palette.text.secondary },
  '& > code': {
    ...theme.typography.body2,
    fontFamily: 'inherit',
    color: theme.palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    userSelect: 'all',
  },
  '& > :last-child': { color: theme.palette.primary.main, fontWeight: 600 },
}));

/** The latest trades: serial number, UUID, profit. */
export const LatestTrades = () => {
  const t = useTranslations();
  const profile = useSession()?.profile;
  const trades = useRun(({ state }) => state.trades);
  return (
    <ListCard aria-labelledby="latest-trades-title">
      <h2 id="latest-trades-title">{t('transaction')}</h2>
      <List
        data-testid="latest-trades"
        // A column as wide as the longest serial number.
        style={{ '--serial': `${String(trades?.[0]?.serialNumber ?? '').length * 0.68}em` }}
      >
        {trades?.length === 0 && <li>{t('list.empty')}</li>}
        {profile &&
          trades?.map((trade, place) => (
            <Row
              key={trade.key}
              data-testid="trade-row"
              data-serial={trade.serialNumber}
              style={{ '--place': place }}
            >
              <span>
                <VisuallyHidden>{`${t('list.serial')} `}</VisuallyHidden>
                <span>{trade.serialNumber}</span>
              </span>
              <code translate="no">{trade.uuid}</code>
              <span>
                <VisuallyHidden>{`${t('list.profit')} `}</VisuallyHidden>
                <span>{formatGain(trade.profit, profile)}</span>
              </span>
            </Row>
          ))}
      </List>
    </ListCard>
  );
};
