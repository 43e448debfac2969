import Table from '@mui/material/Table';
import TableCell, { tableCellClasses, type TableCellProps } from '@mui/material/TableCell';
import { styled } from '@mui/material/styles';

/** Two columns: what something is, and its value. */
export const FactsTable = styled(Table)(({ theme }) => ({
  [`& .${tableCellClasses.root}`]: {
    ...theme.typography.body1,
    fontVariantNumeric: 'tabular-nums lining-nums',
    padding: '10px 0',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& tr > :last-child': { paddingLeft: 16, textAlign: 'right' },
  [`& .${tableCellClasses.head}`]: {
    ...theme.typography.caption,
    paddingBlock: '0 8px',
    borderColor: theme.palette.divider,
    color: theme.palette.text.secondary,
    fontWeight: 500,
  },
  '& tbody > :last-child > *': { borderBottom: 0 },
}));

export const Term = (props: TableCellProps) => <TableCell component="th" scope="row" {...props} />;

export const Value = styled(TableCell)({ '&&&': { fontWeight: 500 } });

/** A range is not broken, but for phones with large type. */
export const RangeValue = styled(Value)({
  '@container details (min-width: 15rem)': { whiteSpace: 'nowrap' },
});
