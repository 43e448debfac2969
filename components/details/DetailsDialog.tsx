import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import { saveFile } from '@/components/dialogs/saveFile';
import { DemoLabel } from '@/components/figures/DemoLabel';
import { Simulated } from '@/components/figures/Simulated';
import { usePageLink } from '@/components/run/pageLink';
import { useLoadedSession, useView } from '@/components/run/run';
import { version } from '@/lib/config/site';
import { beforeStart, hrefOf, withValues } from '@/lib/parameters/link';
import { parameterNames, formatValues } from '@/lib/parameters/parameters';
import { csvFile } from '@/lib/record/csvFile';
import type { Moment } from '@/lib/simulation/runner';
import { Rules } from './Rules';

const Heading = ({ children }: { children: string }) => (
  <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
    {children}
  </Typography>
);

const Settings = ({ moment }: { moment: Moment | null }) => {
  const t = useTranslations('parameters');
  const view = useView();
  const { values, profile } = useLoadedSession();
  const { elapsed = values.t, rounds = values.rounds } = moment ?? {};
  const shown = formatValues({ ...values, t: elapsed, rounds }, { view, profile });
  return (
    <Table size="small">
      <TableBody>
        {parameterNames.map((name) => {
          if (shown[name] === null) return null;
          const value = <bdi translate="no">{shown[name]}</bdi>;
          return (
            <TableRow key={name}>
              <TableCell
                component="th"
                scope="row"
                sx={{ pl: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}
              >
                {t(name)}
              </TableCell>
              <TableCell align="right" sx={{ pr: 0, overflowWrap: 'anywhere' }}>
                {name === 'name' && <DemoLabel />}
                {name === 'amount' ? <Simulated>{value}</Simulated> : value}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
};

type Props = {
  /** The moment at which the dialog was opened; `null` before Start. */
  moment: Moment | null;
  onClose: () => void;
};

export const DetailsDialog = ({ moment, onClose }: Props) => {
  const t = useTranslations('details');
  const notice = useTranslations('notice')('text');
  const { values, run } = useLoadedSession();
  const link = usePageLink();
  const again = withValues(beforeStart(link), { running: link.values.running });
  const { view } = link;
  const other = hrefOf({ ...beforeStart(link), view: view === 'main' ? 'alternate' : 'main' });
  const links = [
    { href: hrefOf(again), text: t('sameSeed') },
    { href: hrefOf(withValues(again, { seed: null })), text: t('newSeed') },
    { href: other, text: t('otherView', { view }) },
  ];
  const save = () => {
    const { name, text } = csvFile(link, values, run.getMoment(), notice);
    saveFile(name, new Blob([text], { type: 'text/csv' }));
  };
  return (
    <DialogFrame title={t('title')} close={t('close')} onClose={onClose} maxWidth="sm">
      <DialogContent dividers tabIndex={0}>
        <Typography>{t('intro')}</Typography>
        <Heading>{t('randomTitle')}</Heading>
        <Rules />
        <Heading>{t('winsTitle')}</Heading>
        <Typography>{t('wins')}</Typography>
        <Typography sx={{ mt: 1.5 }}>{t('withdraw')}</Typography>
        <Heading>{t('settingsTitle')}</Heading>
        <Settings moment={moment} />
        <Typography sx={{ my: 2 }}>{t('seedHint')}</Typography>
        {links.map(({ href, text }) => (
          <Link key={text} href={href} sx={{ display: 'block', py: 1.25 }}>
            {text}
          </Link>
        ))}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('version', { version })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={save}>{t('saveCsv')}</Button>
      </DialogActions>
    </DialogFrame>
  );
};
