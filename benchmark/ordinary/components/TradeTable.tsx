import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useFormatter, useTranslations } from 'next-intl';
import type { Trade } from './useTrades';

export const TradeTable = ({ trades }: { trades: Trade[] }) => {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>#</TableCell>
            <TableCell>{t('transaction')}</TableCell>
            <TableCell align="right">{t('profit')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {trades.map(({ number, uuid, profit }) => (
            <TableRow key={uuid}>
              <TableCell>{number}</TableCell>
              <TableCell>{uuid}</TableCell>
              <TableCell align="right">
                {format.number(profit, { style: 'currency', currency: 'USD' })}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
