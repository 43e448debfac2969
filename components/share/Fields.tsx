import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { hasLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { countryFormats, currencyFormats } from '@/lib/config/currencyFormats';
import { languages } from '@/lib/config/languages';
import { locales } from '@/lib/i18n/locales';
import { parseCountry, parseCurrency } from '@/lib/parameters/parsers';
import { momentOf, openingOf, openingsOf, startParameters } from '@/lib/share/draft';
import { withChoices, withLocale, type Draft } from '@/lib/share/draft';
import { TextParameter } from './TextParameter';

/** Fields side by side, as long as both have room. */
const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(var(--field, 15ch), 40%), 100%), 1fr))',
  columnGap: 16,
});

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <FormControl component="fieldset" fullWidth>
    <FormLabel component="legend" sx={{ mb: 0.5, color: 'text.primary', typography: 'h3' }}>
      {legend}
    </FormLabel>
    {children}
  </FormControl>
);

type SelectProps = {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

const Select = ({ options, onChange, ...props }: SelectProps) => (
  <TextField select {...props} onChange={({ target }) => onChange(target.value)}>
    {options.map(([key, text]) => (
      <option key={key} value={key}>
        {text}
      </option>
    ))}
  </TextField>
);

const pairs = (table: object) => Object.keys(table).map((key) => [key, key] as const);

type Props = {
  draft: Draft;
  onChange: (draft: Draft) => void;
};

export const Fields = ({ draft, onChange }: Props) => {
  const t = useTranslations();
  const { view, locale, values } = draft.link;
  const openings = openingsOf(view);
  return (
    <>
      <Group legend={t('share.looks')}>
        <FieldGrid>
          <Select
            name="language"
            label={t('share.language')}
            value={locale}
            options={locales.map((each) => [each, languages[each].name])}
            onChange={(value) => hasLocale(locales, value) && onChange(withLocale(draft, value))}
          />
          <Select
            name="view"
            label={t('share.view')}
            value={view}
            options={[
              ['main', t('share.viewMain')],
              ['alternate', t('share.viewAlternate')],
            ]}
            onChange={(value) => {
              const chosen = value === 'alternate' ? 'alternate' : 'main';
              onChange({ ...draft, link: { ...draft.link, view: chosen } });
            }}
          />
          <Select
            name="currency"
            label={t('parameters.currency')}
            value={values.currency ?? ''}
            options={pairs(currencyFormats)}
            onChange={(value) => onChange(withChoices(draft, { currency: parseCurrency(value) }))}
          />
          <Select
            name="country"
            label={t('parameters.country')}
            value={values.country ?? ''}
            options={[['', t('parameters.ownFormat')], ...pairs(countryFormats)]}
            onChange={(value) => onChange(withChoices(draft, { country: parseCountry(value) }))}
          />
        </FieldGrid>
      </Group>
      <Group legend={t('share.startsWith')}>
        <FieldGrid>
          {startParameters.map((name) => (
            <TextParameter key={name} {...{ name, draft, onChange }} />
          ))}
        </FieldGrid>
      </Group>
      <FieldGrid sx={{ '--field': '15rem' }}>
        <Select
          name="opening"
          label={t('share.whenOpened')}
          value={openingOf(draft)}
          options={openings.map((each) => [each, t(`share.${each}`)])}
          onChange={(value) =>
            onChange({ ...draft, opening: openings.find((each) => each === value) ?? null })
          }
        />
        {momentOf(draft) && <TextParameter name="t" {...{ draft, onChange }} />}
      </FieldGrid>
    </>
  );
};
