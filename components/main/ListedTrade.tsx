import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { SimulatedWord } from '@/components/figures/Simulated';
import {
  forcedColours,
  lowerWindow,
  motion,
  narrowPage,
  onlyMediumPage,
  widePage,
  widestPage,
} from '@/components/theme/tokens';
import { monospace } from '@/components/theme/typeface';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { formatGain } from '@/lib/format/formatNumber';
import type { NumberProfile } from '@/lib/format/numberProfile';
import type { MainTrade } from '@/lib/simulation/trade';

/** Without room for the UUID and the word on one line, the word is beside the gain. */
const wordBesideGain = {
  gridTemplate: '"number amount word" auto "id id id" auto / minmax(0, 1fr) auto auto',
  columnGap: 6,
};

const Row = styled('li')<{ isNew: boolean }>(({ theme, isNew }) => ({
  ...theme.typography.body1,
  isolation: 'isolate',
  flex: '1 0 var(--row)',
  display: 'grid',
  gridTemplate: '"number amount amount" auto "id id word" auto / auto minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'baseline',
  gap: '2px 8px',
  padding: '0 var(--inset)',
  // The tint of a new row. A longer fade would restyle the page in each frame of the count-up.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '3px calc(var(--inset) - 12px) 2px',
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
  [onlyMediumPage]: {
    gridColumn: '1 / -1',
    minHeight: 'var(--row)',
    gridTemplate: 'auto / subgrid',
    gridTemplateAreas: '"number id amount word"',
  },
  [lowerWindow]: { [widePage]: wordBesideGain },
  [narrowPage]: wordBesideGain,
  '@media (min-height: 56em)': {
    [widestPage]: {
      rowGap: 4,
      '& .number': { fontSize: '0.875rem' },
      '& .amount': { fontSize: '1rem', lineHeight: 1.25 },
    },
  },
}));

type Props = { trade: MainTrade; profile: NumberProfile; isNew: boolean };

/** A row of the list. Rendered again only if its own props change. */
export const ListedTrade = memo(function ListedTrade({ trade, profile, isNew }: Props) {
  const t = useTranslations('list');
  const { serialNumber, profit, uuid } = trade;
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
});
