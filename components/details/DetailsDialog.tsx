import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DataTable } from '@/components/dialogs/DataTable';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/Lazy';
import { saveFile } from '@/components/dialogs/saveFile';
import { ParameterValue } from '@/components/link/ParameterValue';
import { usePageLink } from '@/components/run/pageLink';
import { useSession } from '@/components/run/run';
import { version } from '@/lib/config/site';
import { formatAmount } from '@/lib/format/formatNumber';
import { beforeStart, hrefOf, withValues } from '@/lib/parameters/link';
import { parameterNames, formatValues } from '@/lib/parameters/parameters';
import { csvFile } from '@/lib/record/csvFile';
import { Rules } from './Rules';

const title = { variant: 'h3', component: 'h3', sx: { pt: 2 } } as const;

export const DetailsDialog = ({ onClose }: DialogProps) => {
  const t = useTranslations('details');
  const notice = useTranslations('notice')('text');
  const label = useTranslations('parameters');
  const { values, profile, run } = useSession();
  const [moment] = useState(run.getMoment);
  const link = usePageLink();
  const again = withValues(beforeStart(link), { running: link.values.running });
  const { view } = link;
  const other = hrefOf({ ...beforeStart(link), view: view === 'main' ? 'alternate' : 'main' });
  const links = [
    { href: hrefOf(again), text: t('sameSeed') },
    { href: hrefOf(withValues(again, { seed: null })), text: t('newSeed') },
    { href: other, text: t('otherView', { view }) },
  ];
  const { elapsed = null, rounds = values.rounds } = moment ?? {};
  const ownFormat = `${label('ownFormat')} (${formatAmount(1_234_50, profile)})`;
  const context = { view, profile, ownFormat };
  const now = { ...values, t: elapsed, rounds, lesson: link.values.lesson };
  const shown = formatValues(now, context);
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
    <DialogFrame title={t('title')} onClose={onClose} width="40rem">
      <DialogContent tabIndex={0}>
        <Stack spacing={1.5}>
          <Typography sx={{ p: 2, borderRadius: 1, bgcolor: 'tint' }}>{t('intro')}</Typography>
          <Typography {...title}>{t('randomTitle')}</Typography>
          <Rules />
          <Typography {...title}>{t('winsTitle')}</Typography>
          <Typography>{t('wins')}</Typography>
          <Typography>{t('withdraw')}</Typography>
          <Typography {...title}>{t('settingsTitle')}</Typography>
          <DataTable rows={settings} />
          <Typography>{t('seedHint')}</Typography>
          <Stack sx={{ alignItems: 'start' }}>
            {links.map(({ href, text }) => (
              <Link key={text} href={href} sx={{ py: 1.5 }}>
                {text}
              </Link>
            ))}
          </Stack>
          <Typography variant="caption" color="textSecondary">
            {t('version', { version })}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button startIcon={<DownloadIcon />} onClick={save}>
          {t('saveCsv')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
};
