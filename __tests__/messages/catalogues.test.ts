import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { harmless, signParts } from '@/components/lesson/pageParts';
import { cards, verdicts } from '@/lib/lesson/cards';
import { payQuestions } from '@/lib/lesson/payQuestions';
import { tradingFigures } from '@/lib/config/tradingFigures';
import { locales, type Locale } from '@/lib/i18n/locales';
import { parameterNames, parameters } from '@/lib/parameters/parameters';
import { simulationIn } from '../messages';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );

const read = (locale: Locale) =>
  new Map(
    ['messages', 'messages/lesson', 'messages/paper'].flatMap((folder) =>
      leaves(JSON.parse(readFileSync(`${folder}/${locale}.json`, 'utf8')) as Tree),
    ),
  );

const catalogues = new Map<string, ReadonlyMap<string, string>>(
  locales.map((locale) => [locale, read(locale)]),
);
const english = read('en');
const others = locales.filter((locale) => locale !== 'en');

/** The messages that the specification defines in English, even if they are not used. */
const named = {
  dashboard: 'Dashboard',
  transactions: 'Transactions',
  settings: 'Settings',
  search: 'Search',
  today: 'Today',
  perWeek: 'Per Week',
  perMonth: 'Per Month',
  overall: 'Overall',
  profit: 'Profit',
  successRate: 'Success Rate',
  trades: 'Trades',
  withdraw: 'Withdraw',
  trade: 'Trade',
  buy: 'Buy',
  sell: 'Sell',
  sold: 'Sold',
  seeMoreDetails: 'See more details',
  transaction: 'Transaction',
  start: 'Start',
  systemIsWorking: 'System is Working',
  increaseSales: '(+15%) increase in today sales',
  dailySales: 'Daily Sales',
  lastPerfomance: 'Last Campaign Performance',
  statistics: 'Statistics will be displayed here soon',
};

/** The messages that are intentionally the same in English and another language. */
const same: Readonly<Record<string, readonly string[]>> = {
  de: [
    'dashboard',
    'trades',
    'trade',
    'alternate.status',
    'parameters.name',
    'parameters.seed',
    'share.link',
    'notice.word',
    'paper.sheetName',
    'paper.sheetSeed',
    'details.version',
    // Keys as keyboards of the country have them.
    'present.escape',
  ],
  es: ['present.escape', 'paper.sheetSum'],
  fr: [
    'transactions',
    'trades',
    'trade',
    'profit',
    'list.profit',
    'figures.label',
    'notice.word',
    'paper.sheetSum',
    'paper.keyGain',
    'details.version',
  ],
  it: ['dashboard', 'share.link', 'present.escape', 'present.home'],
  pl: ['alternate.status', 'share.link', 'present.escape', 'present.home', 'present.pageKeys'],
};

/** The arguments of a message with their kinds, and the plural forms that it distinguishes. */
const shape = (message: string) => {
  const args = new Set<string>();
  const plurals: string[][] = [];
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.argument) args.add(element.value);
      if (element.type === TYPE.select) {
        args.add(`${element.value} select ${Object.keys(element.options).sort().join('|')}`);
      }
      if (element.type === TYPE.plural) {
        args.add(`${element.value} plural`);
        plurals.push(Object.keys(element.options).filter((form) => !form.startsWith('=')));
      }
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        Object.values(element.options).forEach(({ value }) => walk(value));
      }
    }
  };
  walk(parse(message));
  return { args: [...args].sort(), plurals };
};

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

/** The messages that the tables of parameters, of figures and of parts of the page refer to. */
const ofTables = [
  ...verdicts.map((verdict) => `cards.${verdict}`),
  ...cards.flatMap(({ name }) =>
    ['', 'Text', 'Reason', 'Look'].map((kind) => `cards.${name}${kind}`),
  ),
  ...payQuestions.map((question) => `lesson.${question}`),
  ...['anotherSign', 'harmlessPage', ...Object.values(harmless)].map(
    (message) => `lesson.${message}`,
  ),
  ...[...signParts.main, ...signParts.alternate, Object.keys(harmless)]
    .flat()
    .map((part) => `lesson.part.${part}`),
  ...tradingFigures.map(({ message }) => `lesson.${message}`),
  ...parameterNames.flatMap((name) => {
    const { field } = parameters[name];
    return [`parameters.${name}`, ...('hint' in field ? [`hints.${field.hint}`] : [])];
  }),
];

const isUsed = (path: string) => {
  if (ofTables.includes(path)) return true;
  const [group = '', key = ''] = path.split('.');
  return sources.some(
    (source) =>
      source.includes(`'${path}'`) ||
      source.includes(`.${path}`) ||
      (source.includes(`Translations('${group}')`) && source.includes(`'${key}'`)),
  );
};

describe('the catalogues', () => {
  it('have the messages that the specification defines', () => {
    expect(Object.fromEntries([...english].filter(([key]) => key in named))).toEqual(named);
  });

  it('have no other messages that are not used', () => {
    const unused = [...english.keys()].filter((key) => !(key in named) && !isUsed(key));
    expect(unused).toEqual([]);
  });

  it.each(others)('have the same keys and arguments in %s', (locale) => {
    const catalogue = catalogues.get(locale) ?? new Map<string, string>();
    expect([...catalogue.keys()]).toEqual([...english.keys()]);
    for (const [key, message] of catalogue) {
      expect([key, shape(message).args]).toEqual([key, shape(english.get(key) ?? '').args]);
    }
  });

  it.each(locales)('distinguish exactly the plural forms of %s', (locale) => {
    const forms = [...new Intl.PluralRules(locale).resolvedOptions().pluralCategories].sort();
    for (const [key, message] of catalogues.get(locale) ?? []) {
      for (const plural of shape(message).plurals) {
        expect([key, plural.sort()]).toEqual([key, forms]);
      }
    }
  });

  it.each(others)('have no messages left in English in %s', (locale) => {
    const left = [...(catalogues.get(locale) ?? [])]
      .filter(([key, message]) => message === english.get(key))
      .map(([key]) => key);
    // A language without a list may share a few messages with English.
    if (!(locale in same)) expect(left.length).toBeLessThan(20);
    else expect(left.sort()).toEqual([...(same[locale] ?? [])].sort());
  });

  it.each(locales)(
    'say in %s that the page is a simulation, in every title and description',
    (locale) => {
      for (const key of [
        'notice.text',
        'page.mainTitle',
        'page.alternateTitle',
        'page.description',
      ]) {
        expect(catalogues.get(locale)?.get(key)).toMatch(simulationIn(locale));
      }
    },
  );

  it.each(locales)('use typographic quotation marks and apostrophes in %s', (locale) => {
    for (const [key, message] of catalogues.get(locale) ?? []) {
      expect([key, message]).toEqual([key, expect.not.stringMatching(/["']|\.\.\.| - /)]);
    }
  });

  it('use no-break spaces before high punctuation and inside quotation marks in French', () => {
    for (const [key, message] of catalogues.get('fr') ?? []) {
      const prose = message.replace(/\{\w+, (plural|select),/g, '');
      expect([key, prose]).toEqual([key, expect.not.stringMatching(/[^\u00a0\u202f][;:!?»%]/)]);
      expect([key, prose]).toEqual([key, expect.not.stringMatching(/«[^\u00a0\u202f]/)]);
    }
  });

  it.each(['de', 'es'] as const)('use in %s a no-break space before %%', (locale) => {
    for (const [key, message] of catalogues.get(locale) ?? []) {
      expect([key, message]).toEqual([key, expect.not.stringMatching(/[^\u00a0]%/)]);
    }
  });

  it('use no space before %, and Polish quotation marks, in Polish', () => {
    for (const [key, message] of catalogues.get('pl') ?? []) {
      expect([key, message]).toEqual([key, expect.not.stringMatching(/\s%|[“«»]/)]);
    }
  });

  it('use a no-break space after words of one letter in Polish', () => {
    for (const [key, message] of catalogues.get('pl') ?? []) {
      expect([key, message]).toEqual([key, expect.not.stringMatching(/(?<!\p{L})[aiouwz] /iu)]);
    }
  });

  it.each(locales)('use in %s a no-break space between a number and its unit', (locale) => {
    for (const [key, message] of catalogues.get(locale) ?? []) {
      expect([key, message]).toEqual([key, expect.not.stringMatching(/\{(max|seconds)\} /)]);
    }
  });
});
