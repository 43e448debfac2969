import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/dialogs/DataTable';
import { useLoadedSession, useView } from '@/components/run/run';
import { monospace } from '@/components/theme/typeface';
import { linkSeparators } from '@/lib/format/formatNumber';
import { formatValues } from '@/lib/parameters/parameters';
import { ParameterValue } from './ParameterValue';
import { useHints } from './useHints';

/** Each value of the link that was replaced or changed, and what is shown instead. */
export const ReplacedValues = () => {
  const t = useTranslations('link');
  const view = useView();
  const { link, values, profile } = useLoadedSession();
  const formatted = formatValues(values, { view, profile });
  const hints = useHints(profile, linkSeparators);
  const rows = link.rejections.map(({ parameter, text }) => {
    const shown = parameter === 'name' ? values.name : formatted[parameter];
    return {
      name: parameter,
      label: (
        <code translate="no" style={{ fontFamily: monospace, fontSize: '0.75rem' }}>
          {parameter}
        </code>
      ),
      given: <bdi translate="no">{text}</bdi>,
      value: <ParameterValue name={parameter} text={shown ?? '–'} />,
      note: hints[parameter],
    };
  });
  return <DataTable heads={[t('value'), t('given'), t('shown')]} rows={rows} />;
};
