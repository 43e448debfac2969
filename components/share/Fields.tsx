import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { countries, currencies, defaultCurrency } from '@/lib/config/currencyFormats';
import { languages } from '@/lib/config/languages';
import { views } from '@/lib/config/views';
import { locales } from '@/lib/i18n/locales';
import {
  momentOf,
  openingOf,
  openingsOf,
  startParameters,
  withChoices,
  withLocale,
} from '@/lib/share/draft';
import { TextParameter, type DraftProps } from './TextParameter';

type SelectProps<Value> = {
  name: string;
  label: string;
  value: Value;
  options: readonly Value[];
  textOf?: (option: Value) => string;
  onChange: (option: Value) => void;
};

const Select = <Value extends string>(props: SelectProps<Value>) => {
  const { options, textOf = String, onChange, ...field } = props;
  const choose = (value: string) => {
    const option = options.find((each) => each === value);
    if (option !== undefined) onChange(option);
  };
  return (
    <TextField select {...field} helperText=" " onChange={({ target }) => choose(target.value)}>
      {options.map((option) => (
        <option key={option} value={option}>
          {textOf(option)}
        </option>
      ))}
    </TextField>
  );
};

/** Two fields side by side, if they have room. */
export const Fields = ({ draft, onChange }: DraftProps) => {
  const t = useTranslations();
  const { link } = draft;
  const columns = 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: columns, columnGap: 2, rowGap: 1.75 }}>
      <Select
        name="language"
        label={t('share.language')}
        value={link.locale}
        options={locales}
        textOf={(locale) => languages[locale].name}
        onChange={(locale) => onChange(withLocale(draft, locale))}
      />
      <Select
        name="view"
        label={t('share.view')}
        value={link.view}
        options={views}
        textOf={(view) => t(`share.${view}`)}
        onChange={(view) => onChange({ ...draft, link: { ...link, view } })}
      />
      <Select
        name="currency"
        label={t('parameters.currency')}
        value={link.values.currency ?? defaultCurrency}
        options={currencies}
        onChange={(currency) => onChange(withChoices(draft, { currency }))}
      />
      <Select
        name="country"
        label={t('parameters.country')}
        value={link.values.country ?? ''}
        options={['', ...countries]}
        textOf={(country) => country || t('parameters.ownFormat')}
        onChange={(country) => onChange(withChoices(draft, { country: country || null }))}
      />
      {startParameters.map((name) => (
        <TextParameter key={name} {...{ name, draft, onChange }} />
      ))}
      <Select
        name="opening"
        label={t('share.whenOpened')}
        value={openingOf(draft)}
        options={openingsOf(link.view)}
        textOf={(opening) => t(`share.${opening}`)}
        onChange={(opening) => onChange({ ...draft, opening })}
      />
      {momentOf(draft) && <TextParameter name="t" {...{ draft, onChange }} />}
    </Box>
  );
};
