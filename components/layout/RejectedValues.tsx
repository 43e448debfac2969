import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLocale } from 'next-intl';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { ShownValue } from '@/components/run/ShownValue';
import { showValues } from '@/components/run/showValues';
import type { Session } from '@/components/run/resolveSession';
import { useView } from '@/components/run/runContext';
import { DemoLabel } from '@/components/ui/DemoLabel';

const Scroller = styled(TableContainer)(({ theme }) => ({
  code: { fontFamily: 'inherit' },
  'th, td': { paddingInlineStart: 0, verticalAlign: 'top', ...theme.typography.body2 },
  // Only text from the link may break at any character.
  bdi: { overflowWrap: 'anywhere' },
}));

type Props = {
  session: Session;
  /** The id of the title above the list. */
  titleId: string;
};

/** The values of the link that were replaced or changed, and what the page shows instead. */
export const RejectedValues = ({ session, titleId }: Props) => {
  const t = useLoadedTranslations('link');
  const shown = showValues(session, useView(), useLocale());
  return (
    // Focusable, to be scrolled with the keyboard.
    <Scroller tabIndex={0} role="group" aria-labelledby={titleId}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            <TableCell>{t('given')}</TableCell>
            <TableCell>{t('shown')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {session.rejections.map(({ parameter, given }) => (
            <TableRow key={parameter}>
              <TableCell component="th" scope="row">
                <code translate="no">{parameter}</code>
              </TableCell>
              <TableCell>
                <DemoLabel />
                <bdi translate="no">{given}</bdi>
              </TableCell>
              <TableCell>
                <ShownValue name={parameter} shown={shown[parameter] ?? '–'} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Scroller>
  );
};
