import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { lowerWindow, oneLinePage } from '@/components/theme/tokens';

/** The space beside the columns, and before the status. */
export const inset = '--inset';
export const statusInset = '--status-inset';

/**
 * Narrow tables have two lines for each trade, narrower ones three, and the narrowest five. The widths are in `ch`,
 * because a minimum font size and the text scale of phones do not change `rem`. `ch` is that of the
 * monospace typeface: a query must not change while Inter loads, since Chrome would keep some
 * results.
 */
export const narrow = '@container table (max-width: 73.79ch)';
export const wide = '@container table (min-width: 73.8ch)';
const narrower = '@container table (max-width: 37.7ch)';
const narrowest = '@container table (max-width: 29.9ch)';

/** Borders extend to the edges of the table. */
export const Row = styled(TableRow)(({ theme }) => ({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  marginInline: `calc(-1 * var(${inset}))`,
  paddingInline: `var(${inset})`,
  [`thead > &`]: {
    minHeight: '2.5rem',
    borderBottom: `1px solid ${theme.palette.divider}`,
    [lowerWindow]: { [oneLinePage]: { minHeight: '2rem' } },
  },
  '& + &': { borderTop: `1px solid ${theme.palette.rule}` },
  '@media print': { '&&': { borderColor: 'silver' } },
  [narrow]: {
    gridTemplate: `
      "direction direction profit profit"
      "trade status buy sell" / auto minmax(0, 1fr) auto minmax(max-content, 0px)`,
    alignContent: 'center',
    gap: '2px 8px',
    marginInline: 0,
    padding: '13px 0',
    'thead > &': { paddingTop: 0 },
  },
  [narrower]: {
    gridTemplate: `
      "direction direction direction status"
      "trade trade profit profit"
      "buy sell sell sell" / auto auto minmax(0, 1fr) auto`,
  },
  [narrowest]: {
    gridTemplate: `
      "direction direction"
      "profit profit"
      "trade status"
      "buy buy"
      "sell sell" / auto minmax(0, 1fr)`,
  },
}));

export const Cell = styled(TableCell)(({ theme }) => ({
  ...theme.typography.body1,
  padding: 0,
  border: 0,
  whiteSpace: 'nowrap',
  [`&.${tableCellClasses.head}`]: {
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
    fontWeight: 500,
  },
}));

export const NumberCell = styled(Cell)(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  [narrow]: { ...theme.typography.caption, gridArea: 'trade' },
}));

export const DirectionCell = styled(Cell)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: 500,
  [narrow]: { gridArea: 'direction', gap: 8 },
});

export const BuyCell = styled(Cell)(({ theme }) => ({
  color: theme.palette.text.secondary,
  textAlign: 'end',
  [narrow]: { ...theme.typography.caption, gridArea: 'buy' },
  [narrowest]: { textAlign: 'start' },
}));

/** In narrow tables, an arrow leads to it from the other price. */
export const SellCell = styled(BuyCell)({
  [narrow]: { gridArea: 'sell', '&::before': { content: ['"→"', '"→" / ""'], marginRight: 8 } },
  [narrower]: { textAlign: 'start' },
});

export const GainCell = styled(Cell)({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: 6,
  fontWeight: 600,
  [narrow]: { gridArea: 'profit' },
  [narrowest]: { flexWrap: 'wrap', justifyContent: 'flex-start' },
});

export const StatusCell = styled(Cell)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  paddingLeft: `var(${statusInset})`,
  fontWeight: 500,
  [narrow]: { ...theme.typography.caption, gridArea: 'status', fontWeight: 500 },
}));

/** Spans all columns and rows that are free. */
export const FreeCell = styled(Cell)({
  gridArea: '1 / 1 / -1 / -1',
  alignSelf: 'stretch',
});
