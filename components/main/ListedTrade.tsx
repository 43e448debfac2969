import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { SimulatedWord } from '@/components/figures/Simulated';
import { forcedColours, motion, pageFrom832 } from '@/components/theme/tokens';
import { monospace } from '@/components/theme/typeface';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { formatGain, type NumberProfile } from '@/lib/format/formatNumber';
import type { MainTrade } from '@/lib/simulation/trade';

/** Wide cards have one line for each trade. */
export const from552 = '@container list (min-width: 34.5rem)';

const Row = styled('li')<{ isNew: boolean }>(({ theme, isNew }) => ({
  ...theme.typography.body1,
  isolation: 'isolate',
  flex: '1 0 var(--row)',
  display: 'grid',
  gridTemplate: '"number amount word" auto "id id id" auto / minmax(0, 1fr) auto auto',
  alignContent: 'center',
  alignItems: 'baseline',
  gap: '2px 6px',
  // The tint of a new row. A longer fade would restyle the page in each frame of the count-up.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '3px -12px 2px',
    zIndex: -1,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.tint,
    opacity: isNew ? 1 : 0,
    transition: `opacity ${motion}`,
    [forcedColours]: { border: '2px solid Highlight' },
  },
  '& .number': {
    gridArea: 'number',
    color: theme.palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 500,
  },
  '& .amount': {
    gridArea: 'amount',
    color: theme.palette.accentText,
    fontWeight: 600,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& > small': { gridArea: 'word', textAlign: 'end' },
  '& .id': {
    ...theme.typography.micro,
    gridArea: 'id',
    fontFamily: monospace,
    color: theme.palette.text.secondary,
    overflowWrap: 'anywhere',
    WebkitUserSelect: 'all',
    userSelect: 'all',
  },
  [pageFrom832]: {
    gridTemplate: '"number amount amount" auto "id id word" auto / auto minmax(0, 1fr) auto',
    gap: 'clamp(2px, 0.5dvh, 6px) 8px',
    '& .number': { fontSize: 'clamp(0.8125rem, 1.5dvh, 1rem)', letterSpacing: '-0.015em' },
    '& .amount': { fontSize: 'clamp(0.875rem, 1.7dvh, 1.125rem)', lineHeight: 1.3 },
    '& > small': { fontSize: 'clamp(0.6875rem, 1.224dvh, 0.81rem)' },
    '& .id': { fontSize: 'clamp(0.6875rem, min(1.3dvh, 0.73vw), 0.875rem)' },
  },
  [from552]: {
    gridTemplate: '"number id amount word" auto / minmax(2.5rem, auto) minmax(0, 1fr) auto auto',
    columnGap: 8,
  },
}));

type Props = { trade: MainTrade; profile: NumberProfile; isNew: boolean };

const Trade = ({ trade, profile, isNew }: Props) => {
  const { serialNumber, profit, uuid } = trade;
  const t = useTranslations('list');
  return (
    <Row isNew={isNew} data-testid="trade-row" data-serial={serialNumber}>
      <span className="number">
        <VisuallyHidden>{`${t('serial')} `}</VisuallyHidden>
        <span>{serialNumber}</span>
      </span>
      <VisuallyHidden>{`${t('profit')} `}</VisuallyHidden>
      <span className="amount">{formatGain(profit, profile)}</span> <SimulatedWord />
      <code className="id" translate="no">
        {uuid}
      </code>
    </Row>
  );
};

/** A row of the list. A rewind creates an equal trade, for which the row does not render again. */
export const ListedTrade = memo(
  Trade,
  (before, after) =>
    before.trade.key === after.trade.key &&
    before.profile === after.profile &&
    before.isNew === after.isNew,
);
