import fc from 'fast-check';
import { countryFormats, currencyFormats } from '@/lib/config/currencyFormats';
import { hrefOf } from '@/lib/parameters/link';
import { resolveChoices, type Choices } from '@/lib/parameters/parameters';
import { parseLink } from '@/lib/parameters/parseLink';
import { parseCountry, parseCurrency } from '@/lib/parameters/parsers';
import * as drafts from '@/lib/share/draft';

const { inLanguage, linkOf, refusalOf, typedTextOf, withChoices } = drafts;
const { typedParameters, withLocale, withText } = drafts;

/** A draft on a page of the main view that was started 1.5 s ago, after two rounds. */
const draftOf = (
  values: Partial<Choices> = {},
  opening: drafts.Draft['opening'] = null,
): drafts.Draft => ({
  link: {
    view: 'main',
    locale: 'en',
    values: { ...parseLink('', 'main').choices, ...values },
    otherParameters: '',
  },
  texts: {},
  isCountryChosen: false,
  isLocal: false,
  opening,
  page: {
    view: 'main',
    opening: 'beforeStart',
    moment: { elapsed: 1_500, rounds: 2, isPaused: false },
  },
});

/** The query of the link of a draft; `null` if there is none. */
const queryOf = (draft: drafts.Draft) => {
  const link = linkOf(draft);
  return link && hrefOf(link).slice(1);
};

describe('the draft of a link', () => {
  it.each([
    ['name', 'x'.repeat(61)],
    ['amount', '1,000,000,001'],
    ['trades', '1.5'],
    ['trades', '-1'],
    ['trades', '$5'],
    ['amount', '€5'],
  ] as const)(
    'has no link while the %s is %s, and leaves an empty one to the page',
    (name, text) => {
      const draft = withText(draftOf({ [name]: null }), name, text);
      expect([typedTextOf(draft, name), refusalOf(draft, name)]).toEqual([text, 'notAccepted']);
      expect(queryOf(draft)).toBeNull();
      expect(queryOf(withText(draft, name, ' '))).toBe('');
    },
  );

  it.each([
    ['amount', '-1234.5', '?amount=-1234.50'],
    ['amount', '$ 12500.00', '?amount=12500'],
    ['amount', '-0', '?amount=0'],
    ['amount', '\u200b', ''],
    ['trades', '012345', '?trades=12345'],
    ['seed', ' class\u200b-1.', '?seed=class-1'],
    ['name', 'An\u200bna ', '?name=Anna'],
    ['name', '\ufeff', ''],
    ['name', '%5BNAME%5D', '?name=[NAME]'],
    ['name', ' ', ''],
  ] as const)(
    'keeps the %s %j as it is typed, and writes %s into the link',
    (name, text, query) => {
      const typed = withText(draftOf(), name, text);
      expect(typedTextOf(typed, name)).toBe(text);
      expect(queryOf(typed)).toBe(query);
    },
  );

  it('reads typed texts again in another number format, and writes other values in it', () => {
    const typed = withText(draftOf({ trades: 1_500 }), 'amount', '1234,50');
    expect(queryOf(typed)).toBeNull();
    const german = withChoices(typed, { country: 'DE' });
    expect(queryOf(german)).toBe('?amount=1234.50&trades=1500&country=DE');
    expect(typedParameters.map((name) => typedTextOf(german, name))).toEqual([
      ...['', '', '1234,50', '1.500', '1,5'],
    ]);
    expect(queryOf(withChoices(german, { country: 'US' }))).toBeNull();
  });

  it('takes a merge tag, and has it unencoded at the end', () => {
    const draft = withText(draftOf({ seed: 'a', trades: 7 }), 'name', '\ufeff*|FNAME|* ');
    expect(queryOf(draft)).toBe('?trades=7&seed=a&name=*|FNAME|*');
    expect(queryOf(withText(draftOf(), 'name', '{{a}}'))).toBe('?name={{a}}');
    expect(refusalOf(withText(draft, 'name', '[a b] '), 'name')).toBe('mergeTagRefused');
  });

  it('changes the number format with the language, until one is chosen', () => {
    const german = withLocale(draftOf({ amount: -1_234_00 }), 'de');
    expect(german.link).toMatchObject({ locale: 'de', values: { country: 'DE', currency: null } });
    expect(withLocale(german, 'fr').link.values.country).toBe('FR');
    const inEuros = withChoices(german, { currency: 'EUR' });
    expect(withLocale(inEuros, 'fr').link.values.country).toBe('FR');
    for (const country of ['GB', null] as const) {
      const chosen = withChoices(german, { country });
      expect(withLocale(chosen, 'fr').link.values.country).toBe(country);
    }
  });

  it.each([
    ['seed=a', null, '?seed=a'],
    ['seed=a', false, '?seed=a'],
    ['seed=a', true, '?seed=a&t=5&paused=1'],
    ['seed=a&running', false, '?running=1&seed=a'],
    ['seed=a&running&paused', true, '?seed=a&t=5&paused=1'],
    ['seed=a&t=3', false, '?seed=a&t=5'],
    ['seed=a&t=3&paused', false, '?seed=a&t=5&paused=1'],
    ['currency=EUR&country=US', null, '?currency=EUR&country=US'],
    [`name=${'x'.repeat(61)}`, null, `?name=${'x'.repeat(60)}`],
  ])('opens like the page of %s that is paused: %s', (search, isPaused, query) => {
    const link = parseLink(search, 'main');
    const values = resolveChoices(link.choices, { view: 'main', seed: 'a', names: ['Anna'] });
    const moment = isPaused === null ? null : { elapsed: 5_000, rounds: 0, isPaused };
    const pageLink = { ...draftOf().link, values: link.accepted };
    expect(queryOf(drafts.draftOf(pageLink, link, values, moment))).toBe(query);
  });

  it.each([
    ['beforeStart', '?seed=a&rounds=3', '?seed=a&rounds=3'],
    ['running', '?running=1&seed=a&rounds=3', '?seed=a&rounds=3'],
    ['runningFrom', '?seed=a&t=1.5&rounds=2', '?seed=a&t=1.5'],
    ['pausedAt', '?seed=a&t=1.5&rounds=2&paused=1', '?seed=a&t=1.5&paused=1'],
  ] as const)('%s opens as %s, in the other view as %s', (opening, query, otherQuery) => {
    const draft = draftOf({ seed: 'a', rounds: 3 }, opening);
    expect(queryOf(draft)).toBe(query);
    const other = linkOf({ ...draft, link: { ...draft.link, view: 'alternate' } });
    expect(other && hrefOf(other)).toBe(`/v${otherQuery}`);
  });

  it('follows the moment on screen until another one is typed', () => {
    const draft = draftOf({ seed: 'a' }, 'runningFrom');
    const later = { ...draft.page, moment: { ...draft.page.moment, elapsed: 90_000 } };
    const typed = withText(draft, 't', '604800');
    const texts = [draft, { ...draft, page: later }, typed, { ...typed, page: later }];
    expect(texts.map((each) => typedTextOf(each, 't'))).toEqual(['1.5', '90', '604800', '604800']);
    const emptied = withText({ ...typed, page: later }, 't', '');
    expect(queryOf(emptied)).toBe('?seed=a&t=90&rounds=2');
  });

  it.each(['1,500', '604800.5', '-1', '1.2345', '1.'])(
    'has no link while the moment is %s, unless it opens at none',
    (text) => {
      const draft = withText(draftOf({ seed: 'a' }, 'pausedAt'), 't', text);
      expect([refusalOf(draft, 't'), queryOf(draft)]).toEqual(['notAccepted', null]);
      expect(queryOf({ ...draft, opening: 'running' })).toBe('?running=1&seed=a');
    },
  );

  it('has no link to a moment without a seed', () => {
    const draft = withText(draftOf({ seed: 'a' }, 'pausedAt'), 'seed', '');
    expect([refusalOf(draft, 'seed'), queryOf(draft)]).toEqual(['momentNeedsSeed', null]);
    expect(queryOf({ ...draft, opening: 'beforeStart' })).toBe('');
  });

  it('has the currency and number format of another language only if asked for', () => {
    const { link } = draftOf({ currency: 'JPY' });
    expect(hrefOf(inLanguage(link, 'pl', true))).toBe('/pl?currency=PLN&country=PL');
    expect(hrefOf(inLanguage(link, 'pl', false))).toBe('/pl?currency=JPY');
  });

  it('reads back what its fields and its link say', () => {
    const values = fc.record({
      currency: fc.constantFrom(...Object.keys(currencyFormats)).map(parseCurrency),
      country: fc.constantFrom(...Object.keys(countryFormats)).map(parseCountry),
      amount: fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
      trades: fc.integer({ min: 0, max: 1_000_000 }),
      seed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
      t: fc.integer({ min: 0, max: 604_800_000 }),
    });
    fc.assert(
      fc.property(values, (given) => {
        const draft = draftOf(given, 'pausedAt');
        const typed = typedParameters.reduce(
          (next, name) => withText(next, name, typedTextOf(draft, name)),
          draft,
        );
        const { choices, rejections } = parseLink(queryOf(typed) ?? '?seed=!', 'main');
        expect(rejections).toEqual([]);
        const { currency } = choices;
        // The default is not written.
        expect({ ...choices, currency: currency ?? 'USD' }).toMatchObject(given);
      }),
    );
  });
});
