import DialogContent from '@mui/material/DialogContent';
import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/dialogs/DataTable';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import { useSession, useView } from '@/components/run/run';
import { dash } from '@/lib/format/formatNumber';
import { formatValues } from '@/lib/parameters/parameters';
import { ParameterValue } from './ParameterValue';
import { useHints } from './useHints';

/** Each replaced or changed value of the link, with the accepted values and the value shown. */
export const ReplacedValues = ({ title, onClose }: { title: string; onClose: () => void }) => {
  const t = useTranslations();
  const view = useView();
  const { link, values, profile } = useSession();
  const ownFormat = t('parameters.ownFormat');
  const formatted = formatValues(values, { view, profile, ownFormat });
  const hints = useHints(profile);
  const rows = link.rejections.map(({ parameter, text }) => {
    const shown = parameter === 'name' ? values.name : formatted[parameter];
    return {
      name: t(`parameters.${parameter}`),
      hint: hints[parameter],
      from: <bdi translate="no">{text}</bdi>,
      value: <ParameterValue name={parameter} text={shown ?? dash} />,
    };
  });
  return (
    <DialogFrame title={title} onClose={onClose} width="40rem">
      <DialogContent>
        <DataTable heads={[t('link.parameter'), t('link.given'), t('link.shown')]} rows={rows} />
      </DialogContent>
    </DialogFrame>
  );
};
