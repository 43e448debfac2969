import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslations } from 'next-intl';
import { useLoadedSession, useView } from '@/components/run/run';
import { counted } from '@/lib/format/formatNumber';
import { showValues } from '@/lib/parameters/parameters';
import { useHints } from './useHints';

/** Lists the values of the link that were replaced or changed, and what the page shows instead. */
export const LinkAlert = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations();
  const view = useView();
  const { link, values, profile } = useLoadedSession();
  const { rejections } = link;
  const shown = showValues(values, { view, profile });
  const hints = useHints(profile);
  return (
    <Alert
      severity="warning"
      variant="outlined"
      data-testid="link-notice"
      closeText={t('page.dismiss')}
      onClose={onClose}
      sx={{
        bgcolor: 'background.paper',
        color: 'text.primary',
        overflowWrap: 'anywhere',
        '& ul': { m: 0, pl: 2.5 },
      }}
    >
      <AlertTitle>{t('link.intro', counted(rejections.length))}</AlertTitle>
      <ul>
        {rejections.map(({ parameter, given }) => (
          <li key={parameter}>
            <code translate="no">{parameter}</code>
            {'='}
            <bdi translate="no">{given}</bdi>
            {` · ${t('link.shown')} `}
            <bdi translate="no">{shown[parameter] ?? '–'}</bdi>
            {hints[parameter] !== undefined && <div>{hints[parameter]}</div>}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
