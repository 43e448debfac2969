import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { locales } from '@/lib/i18n/locales';
import { dialogMessagesOf, messagesOf } from '../messages';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );

const pageKeys = leaves(messagesOf('en')).map(([key]) => key);

/** The messages of a language from both folders, by their paths. */
const catalogues: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  locales.map((locale) => [
    locale,
    new Map([...leaves(messagesOf(locale)), ...leaves(dialogMessagesOf(locale))]),
  ]),
);

const catalogueOf = (locale: string) => catalogues.get(locale) ?? new Map<string, string>();
const english = catalogueOf('en');
const others = locales.filter((locale) => locale !== 'en');

/** The messages that the owner defined in English, whether or not the pages use them. */
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
const same: Readonly<Record<string, string>> = {
  de:
    'alternate.status bar.pause dashboard details.version lesson.alternate.stable.stable ' +
    'link.parameter parameters.name parameters.seed share.link trade trades',
  es: 'lesson.alternate.stable.stable',
  fr:
    'bar.pause details.version lesson.alternate.stable.stable profit ' +
    'trade trades transactions',
  it: 'dashboard share.link',
  pl: 'alternate.status share.link',
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

describe('the catalogues', () => {
  it('have the messages that the owner defined', () => {
    expect(messagesOf('en')).toMatchObject(named);
  });

  it('have no key in both folders', () => {
    const inDialogs = leaves(dialogMessagesOf('en')).map(([key]) => key);
    expect(english.size).toBe(pageKeys.length + inDialogs.length);
  });

  it.each(others)('have every key of English in %s, in the same folder and order', (locale) => {
    expect(leaves(messagesOf(locale)).map(([key]) => key)).toEqual(pageKeys);
    expect([...catalogueOf(locale).keys()]).toEqual([...english.keys()]);
  });

  it.each(others)('have the same arguments in %s', (locale) => {
    const argumentsIn = (catalogue: ReadonlyMap<string, string>) =>
      [...catalogue].map(([key, message]) => [key, shape(message).args]);
    expect(argumentsIn(catalogueOf(locale))).toEqual(argumentsIn(english));
  });

  it.each(locales)('distinguish exactly the plural forms of %s', (locale) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.sort().join();
    const wrong = [...catalogueOf(locale)].filter(([, message]) =>
      shape(message).plurals.some((plural) => plural.sort().join() !== forms),
    );
    expect({ forms, wrong }).toEqual({ forms, wrong: [] });
  });

  it.each(others)('have no messages left in another language in %s', (locale) => {
    const sharedWith = (other: string) =>
      [...catalogueOf(locale)]
        .filter(([key, message]) => message === catalogueOf(other).get(key))
        .map(([key]) => key);
    for (const other of locales.filter((each) => each !== locale))
      expect(sharedWith(other).length).toBeLessThan(20);
    if (locale in same) expect(sharedWith('en').sort().join(' ')).toBe(same[locale]);
  });

  it.each(locales)('have %% in %s as its number format has it', (locale) => {
    const wrong = ['de', 'es', 'fr'].includes(locale) ? /[^\u00a0]%/ : /\s%/;
    expect([...catalogueOf(locale)].filter(([, message]) => wrong.test(message))).toEqual([]);
  });
});
