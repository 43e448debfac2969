import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/dialogs/DataTable';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/LazyDialog';
import { saveFile } from '@/components/dialogs/saveFile';
import { ParameterValue } from '@/components/link/ParameterValue';
import { usePageLink } from '@/components/run/pageLink';
import { useLoadedSession } from '@/components/run/run';
import { version } from '@/lib/config/site';
import { formatAmount } from '@/lib/format/formatNumber';
import { beforeStart, hrefOf, withValues } from '@/lib/parameters/link';
import { parameterNames, formatValues } from '@/lib/parameters/parameters';
import { csvFile } from '@/lib/record/csvFile';
import { radius, forcedColours } from '@/components/theme/tokens';
import { Rules } from './Rules';

const Content = styled(DialogContent)(({ theme: { palette, typography } }) => ({
  container: 'details / inline-size',
  '& h3': { ...typography.h4, margin: '32px 0 12px' },
  '& :is(p, ul)': { ...typography.reading, margin: 0 },
  '& p:first-of-type': {
    padding: 16,
    borderRadius: radius.card,
    backgroundColor: palette.tint,
    fontWeight: 500,
    [forcedColours]: { border: '1px solid' },
  },
  '& p + p': { marginTop: 12 },
  '& ul': { display: 'grid', gap: 8, marginTop: 16, paddingLeft: 20 },
  '& li::marker': { color: palette.text.disabled },
  '& table + p': { margin: '16px 0 8px' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 500 },
}));

export const DetailsDialog = ({ moment, onClose }: DialogProps) => {
  const t = useTranslations('details');
  const notice = useTranslations('notice')('text');
  const label = useTranslations('parameters');
  const { values, profile, run } = useLoadedSession();
  const link = usePageLink();
  const again = withValues(beforeStart(link), { running: link.values.running });
  const { view } = link;
  const other = hrefOf({ ...beforeStart(link), view: view === 'main' ? 'alternate' : 'main' });
  const links = [
    { href: hrefOf(again), text: t('sameSeed') },
    { href: hrefOf(withValues(again, { seed: null })), text: t('newSeed') },
    { href: other, text: t('otherView', { view }) },
  ];
  const { elapsed = values.t, rounds = values.rounds } = moment ?? {};
  const ownFormat = `${label('ownFormat')}: ${formatAmount(1_234_50, profile)}`;
  const context = { view, profile, ownFormat };
  const shown = formatValues({ ...values, t: elapsed, rounds }, context);
  const settings = parameterNames.flatMap((name) => {
    const text = shown[name];
    return text === null
      ? []
      : { name: label(name), value: <ParameterValue {...{ name, text }} /> };
  });
  const save = () => {
    const { name, text } = csvFile(link, values, run.getMoment(), notice);
    saveFile(name, new Blob([text], { type: 'text/csv' }));
  };
  return (
    <DialogFrame title={t('title')} close={t('close')} onClose={onClose} width="40rem">
      <Content tabIndex={0}>
        <p>{t('intro')}</p>
        <h3>{t('randomTitle')}</h3>
        <Rules />
        <h3>{t('winsTitle')}</h3>
        <p>{t('wins')}</p>
        <p>{t('withdraw')}</p>
        <h3>{t('settingsTitle')}</h3>
        <DataTable rows={settings} />
        <p>{t('seedHint')}</p>
        {links.map(({ href, text }) => (
          <Link key={text} href={href}>
            {text}
          </Link>
        ))}
        <Typography variant="body2" component="div" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('version', { version })}
        </Typography>
      </Content>
      <DialogActions>
        <Button startIcon={<DownloadIcon />} onClick={save}>
          {t('saveCsv')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
};
