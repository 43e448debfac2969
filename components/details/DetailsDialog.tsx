import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import TableBody from '@mui/material/TableBody';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
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
import { radius, forcedColours } from '@/components/theme/tokens';
import { FactsTable, Term, Value } from './FactsTable';
import { Rules } from './Rules';

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.reading,
  margin: 0,
  padding: 16,
  borderRadius: radius.card,
  backgroundColor: theme.palette.tint,
  fontWeight: 500,
  [forcedColours]: { border: '1px solid' },
}));

const Heading = ({ children }: { children: string }) => (
  <Typography variant="h4" component="h3" sx={{ mt: 4, mb: 1.5 }}>
    {children}
  </Typography>
);

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.reading,
  margin: 0,
  '& + &': { marginTop: 12 },
}));

const Settings = ({ moment }: { moment: Moment | null }) => {
  const t = useTranslations('parameters');
  const view = useView();
  const { values, profile } = useLoadedSession();
  const { elapsed = values.t, rounds = values.rounds } = moment ?? {};
  const shown = formatValues({ ...values, t: elapsed, rounds }, { view, profile });
  return (
    <FactsTable>
      <TableBody>
        {parameterNames.map((name) => {
          if (shown[name] === null) return null;
          const value = <bdi translate="no">{shown[name]}</bdi>;
          return (
            <TableRow key={name}>
              <Term>{t(name)}</Term>
              <Value>
                {name === 'name' && <DemoLabel />}
                {name === 'amount' ? <Simulated>{value}</Simulated> : value}
              </Value>
            </TableRow>
          );
        })}
      </TableBody>
    </FactsTable>
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
    <DialogFrame title={t('title')} close={t('close')} onClose={onClose} width="40rem">
      <DialogContent tabIndex={0} sx={{ container: 'details / inline-size' }}>
        <Lead>{t('intro')}</Lead>
        <Heading>{t('randomTitle')}</Heading>
        <Rules />
        <Heading>{t('winsTitle')}</Heading>
        <Text>{t('wins')}</Text>
        <Text>{t('withdraw')}</Text>
        <Heading>{t('settingsTitle')}</Heading>
        <Settings moment={moment} />
        <Text sx={{ mt: 2, mb: 1 }}>{t('seedHint')}</Text>
        {links.map(({ href, text }) => (
          <Link
            key={text}
            href={href}
            sx={{ display: 'flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 500 }}
          >
            {text}
          </Link>
        ))}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('version', { version })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button startIcon={<DownloadIcon />} onClick={save}>
          {t('saveCsv')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
};
