import { hasLocale, useTranslations } from 'next-intl';
import { countrySeparators, currencyFormats } from '@/lib/config/currencyFormats';
import { languages } from '@/lib/config/languages';
import { alternateStartingTrades, namePlaceholder } from '@/lib/config/views';
import { locales } from '@/lib/i18n/locales';
import { parseCountry, parseCurrency } from '@/lib/parameters/parsers';
import { withChoices, withLocale, type Draft } from '@/lib/share/draft';
import { Check, FieldGrid, Group, Select } from './Field';
import { TextParameter } from './TextParameter';

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
  const isAlternate = view === 'alternate';
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
          <TextParameter
            name="name"
            draft={draft}
            onChange={onChange}
            placeholder={isAlternate ? namePlaceholder : undefined}
          />
          <TextParameter name="seed" draft={draft} onChange={onChange} />
          <TextParameter name="amount" draft={draft} onChange={onChange} />
          <TextParameter
            name="trades"
            draft={draft}
            onChange={onChange}
            placeholder={isAlternate ? String(alternateStartingTrades) : undefined}
          />
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
        {!isAlternate && (
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
