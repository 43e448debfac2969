import { styled } from '@mui/material/styles';
import type { View } from '@/lib/config/views';
import { localeNames, locales, type Locale } from '@/lib/i18n/locales';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { parameterNames, parameters, type ParameterName } from '@/lib/parameters/parameters';
import { SelectField } from '@/components/ui/SelectField';
import type { Moment } from '@/lib/simulation/store';
import type { Draft } from './linkDraft';
import { MomentField } from './MomentField';
import { OthersField } from './OthersField';
import { ParameterField } from './ParameterField';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: theme.spacing(2),
}));

const isFlag = (name: ParameterName) => parameters[name].field.kind === 'flag';

/** Checkboxes last. */
const inOrder = parameterNames.toSorted(
  (one, other) => Number(isFlag(one)) - Number(isFlag(other)),
);

type Props = {
  draft: Draft;
  /** The moment that was displayed when the dialog opened. */
  moment: Moment | null;
  onChange: (draft: Draft) => void;
};

/** Fields for the view, the language, and every parameter that the view uses. */
export const Fields = ({ draft, moment, onChange }: Props) => {
  const t = useLoadedTranslations('share');
  return (
    <Grid>
      <SelectField<View>
        label={t('view')}
        value={draft.view}
        options={[
          { value: 'main', label: t('viewMain') },
          { value: 'alternate', label: t('viewAlternate') },
        ]}
        onChange={(view) => onChange({ ...draft, view })}
      />
      <SelectField<Locale>
        label={t('language')}
        value={draft.locale}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        onChange={(locale) => onChange({ ...draft, locale })}
      />
      {inOrder
        .filter((name) => parameters[name].views.includes(draft.view))
        .map((name) => (
          <ParameterField key={name} name={name} draft={draft} onChange={onChange} />
        ))}
      <MomentField draft={draft} moment={moment} onChange={onChange} />
      <OthersField draft={draft} onChange={onChange} />
    </Grid>
  );
};
