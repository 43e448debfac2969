import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { hasLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { countrySeparators, currencyFormats } from '@/lib/config/currencyFormats';
import { languages } from '@/lib/config/languages';
import { locales } from '@/lib/i18n/locales';
import { parseCountry, parseCurrency } from '@/lib/parameters/parsers';
import { typedParameters, withChoices, withLocale, type Draft } from '@/lib/share/draft';
import { Check } from './Check';
import { TextParameter } from './TextParameter';

/** Fields side by side, as long as both have room. */
const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(15ch, 40%), 100%), 1fr))',
  columnGap: 16,
});

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <FormControl component="fieldset" fullWidth>
    <FormLabel
      component="legend"
      sx={{ mb: 0.75, color: 'text.primary', typography: 'body2', fontWeight: 600 }}
    >
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
  /** Whether the link opens at the moment on screen. */
  hasMoment: boolean;
  /** Why the link cannot open at that moment; `null` if it can. */
  noMoment: 'notStarted' | 'otherRun' | null;
};

export const Fields = ({ draft, onChange, hasMoment, noMoment }: Props) => {
  const t = useTranslations();
  const { view, locale, values } = draft.link;
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
            options={pairs(countrySeparators)}
            onChange={(value) => onChange(withChoices(draft, { country: parseCountry(value) }))}
          />
        </FieldGrid>
      </Group>
      <Group legend={t('share.startsWith')}>
        <FieldGrid>
          {typedParameters.map((name) => (
            <TextParameter key={name} {...{ name, draft, onChange, hasMoment }} />
          ))}
        </FieldGrid>
      </Group>
      <Group legend={t('share.whenOpened')}>
        <Check
          name="moment"
          label={t('share.moment')}
          checked={hasMoment}
          disabled={noMoment !== null}
          hint={noMoment !== null && t(`share.${noMoment}`)}
          onChange={(isOn) => onChange({ ...draft, hasMoment: isOn })}
        />
        {view === 'main' && (
          <Check
            name="running"
            label={t('parameters.running')}
            // At a moment, the run has started.
            checked={hasMoment || values.running === true}
            disabled={hasMoment}
            hint={hasMoment && t('share.alreadyStarted')}
            onChange={(isOn) => onChange(withChoices(draft, { running: isOn }))}
          />
        )}
      </Group>
    </>
  );
};
