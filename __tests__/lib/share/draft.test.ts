import fc from 'fast-check';
import { countrySeparators, currencyFormats } from '@/lib/config/currencyFormats';
import { languages } from '@/lib/config/languages';
import { locales } from '@/lib/i18n/locales';
import { hrefOf, noChoices } from '@/lib/parameters/link';
import { parseLink, type Choices } from '@/lib/parameters/parseLink';
import { parseCountry, parseCurrency } from '@/lib/parameters/parsers';
import {
  inLanguage,
  isRefused,
  linkOf,
  textFields,
  textOf,
  withChoices,
  withLocale,
  withText,
  type Draft,
} from '@/lib/share/draft';

const draftOf = (values: Partial<Choices> = {}, view: Draft['link']['view'] = 'main'): Draft => ({
  link: { view, locale: 'en', values: { ...noChoices, ...values }, others: '' },
  texts: {},
  isCountryChosen: false,
});

const queryOf = (draft: Draft, moment: Parameters<typeof linkOf>[1] = null) => {
  const link = linkOf(draft, moment);
  return link && Object.fromEntries(new URLSearchParams(hrefOf(link).replace(/^[^?]*/, '')));
};

const currency = fc.constantFrom(...Object.keys(currencyFormats)).map(parseCurrency);
const country = fc.constantFrom(...Object.keys(countrySeparators)).map(parseCountry);

describe('a typed amount', () => {
  it.each([
    ['1234.5', 'US', '1234.50'],
    ['1,234.50', 'US', '1234.50'],
    ['1234,5', 'US', '1234.50'],
    ['\u22121234,50', 'US', '-1234.50'],
    ['1.234,5', 'DE', '1234.50'],
    ['12.5', 'DE', '12.50'],
    ['1.234', 'DE', '1234'],
    ['1 234,5', 'PL', '1234.50'],
    ['5 $', 'US', null],
    ['1.234', 'US', null],
    ['1,234', 'PL', null],
    ['1.234,5', 'US', null],
    ['1e3', 'US', null],
    ['1000000001', 'US', null],
  ] as const)('of %s in the format of %s is %s', (text, format, amount) => {
    const draft = withText(draftOf({ country: format }), 'amount', text);
    expect(isRefused(draft, 'amount')).toBe(amount === null);
    expect(queryOf(draft)?.amount).toBe(amount ?? undefined);
  });
});

describe('a draft', () => {
  it('has no link while a field refuses its text, and leaves an empty field to the page', () => {
    for (const [name, text] of [
      ['name', 'bank.com'],
      ['trades', '1.5'],
      ['trades', '-1'],
      ['seed', 'a b'],
    ] as const) {
      const draft = withText(draftOf({ [name]: null }), name, text);
      expect([text, isRefused(draft, name), linkOf(draft, null)]).toEqual([text, true, null]);
      expect(textOf(draft, name)).toBe(text);
      expect(queryOf(withText(draft, name, ' '))).toEqual({});
    }
  });

  it('writes the numbers that were understood in a new format, and leaves the others', () => {
    const typed = withText(withText(draftOf(), 'amount', '1,234.5'), 'trades', '1e3');
    const moved = withChoices(typed, { country: 'DE' });
    expect(textOf(moved, 'amount')).toBe('1.234,50');
    expect(textOf(moved, 'trades')).toBe('1e3');
    expect(isRefused(moved, 'trades')).toBe(true);
  });

  it('takes the number format of a language along, until one is chosen', () => {
    const german = withLocale(draftOf({ amount: -1_234_00 }), 'de');
    expect(german.link).toMatchObject({ locale: 'de', values: { country: 'DE', currency: null } });
    expect(textOf(german, 'amount')).toBe('\u22121.234');
    expect(withLocale(german, 'fr').link.values.country).toBe('FR');
    const chosen = withChoices(german, { country: 'GB' });
    expect(withLocale(chosen, 'fr').link).toMatchObject({
      locale: 'fr',
      values: { country: 'GB' },
    });
  });

  it('has the moment, or none of it', () => {
    const draft = draftOf({ seed: 'a', t: 5_000, paused: true });
    expect(queryOf(draft)).toEqual({ seed: 'a' });
    const moment = { t: 1_500, rounds: 0, paused: false };
    expect(queryOf(draft, moment)).toEqual({ seed: 'a', t: '1.5' });
  });

  it('leaves out what its view would refuse', () => {
    expect(queryOf(draftOf({ running: true }, 'alternate'))).toEqual({});
    const moment = { t: 1_500, rounds: 2, paused: false };
    expect(queryOf(draftOf({}, 'main'), moment)).toEqual({ t: '1.5' });
  });

  it('reads back from its own fields and from its link what it was given', () => {
    const values = fc.record({
      currency,
      country,
      amount: fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
      trades: fc.integer({ min: 0, max: 1_000_000 }),
      seed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
    });
    fc.assert(
      fc.property(values, (given) => {
        const draft = draftOf(given);
        const typed = textFields.reduce(
          (next, name) => withText(next, name, textOf(draft, name)),
          draft,
        );
        const link = linkOf(typed, null);
        const search = link === null ? '' : hrefOf(link).replace(/^[^?]*/, '');
        const { choices, rejections } = parseLink(search, 'main');
        expect(rejections).toEqual([]);
        // The defaults are not written.
        const shown = {
          ...choices,
          country: choices.country ?? 'US',
          currency: choices.currency ?? 'USD',
        };
        expect(shown).toMatchObject(given);
      }),
    );
  });
});

it('a link in another language has its currency and number format only when asked for', () => {
  const { link } = draftOf({ amount: 500, currency: 'JPY' });
  for (const locale of locales) {
    const { currency: local, country: format } = languages[locale];
    expect(inLanguage(link, locale, true)).toMatchObject({
      locale,
      values: { amount: 500, currency: local, country: format },
    });
    expect(inLanguage(link, locale, false)).toEqual({ ...link, locale });
  }
});
