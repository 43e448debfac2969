import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { lowerWindow, oneLinePage } from '@/components/theme/tokens';

/** The space beside the columns, and before the status. */
export const inset = '--inset';
export const statusInset = '--status-inset';

/**
 * Narrow tables have no head, and three lines for each trade. Narrower ones place _simulated_ above
 * the gain; the narrowest place each amount on its own line. The widths are in `ch`, because a
 * minimum font size and the text scale of phones do not change `rem`. `ch` is that of the monospace
 * typeface: a query must not change while Inter loads, since Chrome would keep some results.
 */
export const narrow = '@container table (max-width: 73.79ch)';
export const wide = '@container table (min-width: 73.8ch)';
const narrower = '@container table (max-width: 37.7ch)';
const narrowest = '@container table (max-width: 29.9ch)';

/** Borders extend to the edges of the table. In narrow tables, the left padding holds the coin. */
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
      "direction direction profit"
      "number status status"
      "buy buy sell" / minmax(1.625rem, max-content) minmax(min-content, 1fr) auto`,
    alignContent: 'center',
    alignItems: 'last baseline',
    gap: '2px 8px',
    marginInline: 0,
    padding: '12px 0 12px 40px',
  },
  [narrower]: {
    gridTemplate: `
      "direction direction profit"
      "number status profit"
      "buy buy sell" / minmax(1.625rem, max-content) minmax(min-content, 1fr) fit-content(50%)`,
  },
  [narrowest]: {
    gridTemplate: `
      "direction direction"
      "profit profit"
      "number status"
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
  [narrow]: { ...theme.typography.caption, gridArea: 'number' },
}));

/** Spans all columns. In narrow tables, a negative margin cancels the padding for the coin. */
export const HintCell = styled(Cell)(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: '1 / -1',
  color: theme.palette.text.secondary,
  textAlign: 'center',
  whiteSpace: 'normal',
  [narrow]: { gridArea: '1 / 1 / -1 / -1', alignSelf: 'center', marginLeft: -40 },
}));

export const PriceCell = styled(Cell)(({ theme }) => ({
  color: theme.palette.text.secondary,
  textAlign: 'end',
  [narrow]: {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'baseline',
    columnGap: 4,
    marginTop: 4,
  },
  [narrowest]: { justifyContent: 'flex-start' },
}));

export const GainCell = styled(Cell)({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 6,
  fontWeight: 600,
  [narrow]: { gridArea: 'profit' },
  [narrower]: { flexDirection: 'column-reverse', flexWrap: 'nowrap', alignItems: 'flex-end' },
  [narrowest]: { flexFlow: 'row wrap', justifyContent: 'flex-start', alignItems: 'baseline' },
});

export const StatusCell = styled(Cell)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  paddingLeft: `var(${statusInset})`,
  fontWeight: 500,
  [narrow]: {
    ...theme.typography.caption,
    gridArea: 'status',
  },
}));
