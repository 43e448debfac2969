import { clickIds } from '@/lib/config/clickIds';
import { mapParameters, type Choices } from '@/lib/parameters/parameters';
import { parseLink } from '@/lib/parameters/parseLink';

/** Reads a link of the view that uses every parameter but `running`. */
const parse = (search: string) => parseLink(search, 'alternate');

const nothing = mapParameters<Choices>(() => null);

const read = (query: Record<string, string>) => parse(`?${new URLSearchParams(query)}`);

/** The value of one parameter, and the names of the rejected parameters. */
const readOne = (parameter: keyof Choices, value: string) => {
  const { choices, rejections } = read({ [parameter]: value });
  return [choices[parameter], rejections.map((rejection) => rejection.parameter)];
};

describe('parseLink', () => {
  it('reads a link with every parameter', () => {
    expect(
      parse(
        '?name=Anna&amount=12.5&trades=7&country=de&currency=eur&running&seed=a_B-9' +
          '&t=90.25&paused&lesson=3',
      ),
    ).toMatchObject({
      choices: {
        ...{ name: 'Anna', amount: 1_250, trades: 7, country: 'DE', currency: 'EUR' },
        ...{ running: true, seed: 'a_B-9', t: 90_250, paused: true, lesson: 3 },
      },
      rejections: [],
    });
  });

  it.each([
    ...['', '?', '?name=%7Bname%7D', '?amount=%20'],
    '?name=&amount=&trades=&country=&currency=&seed=&t=&rounds=&lesson=',
  ])('makes no choice and rejects nothing for "%s"', (search) => {
    const rest = { rejections: [], otherParameters: '' };
    expect(parse(search)).toEqual({ choices: nothing, accepted: nothing, ...rest });
  });

  it('ignores unknown parameters, and keeps them for links', () => {
    const otherParameters = 'flag=&moment=2026-11-23T19%3A00Z&utm_source=x';
    const choices = { ...nothing, trades: 7 };
    const parsed = parse(`?${otherParameters}&trades=7`);
    expect(parsed).toEqual({ choices, accepted: choices, rejections: [], otherParameters });
    expect(parse('?Trades=x&?utm_Source=a').otherParameters).toBe('trades=x&utm_Source=a');
  });

  it('uses the first value of a repeated parameter that is not empty', () => {
    expect(parse('?trades=1&trades=2').choices.trades).toBe(1);
    expect(parse('?seed=&Seed=class-1&seed=b').choices.seed).toBe('class-1');
    expect(parse('?trades=x&trades=2')).toMatchObject({
      choices: { trades: null },
      rejections: [{ parameter: 'trades', text: 'x' }],
    });
  });

  it.each(['', '=', '=0', '=false'])('takes a flag with any value, such as running%s', (value) => {
    const { choices, rejections } = parse(`?running${value}&t=0&paused${value}`);
    expect(choices).toMatchObject({ running: true, paused: true });
    expect(rejections).toEqual([]);
  });

  it.each<[keyof Choices, Readonly<Record<string, number>>]>([
    [
      'amount',
      {
        ...{ 5000: 5_000_00, 0: 0, '-0': 0, '-0.001': 0, '0.5': 50, '-0.05': -5, '000012': 12_00 },
        ...{ '1.005': 1_01, '-1.005': -1_01, '1.004999999999999999': 1_00, '9.995': 10_00 },
        ...{ ' 12 ': 12_00, 1000000000: 1e11, '-1000000000.000': -1e11, '999999999.999': 1e11 },
      },
    ],
    ['trades', { 0: 0, 181: 181, 1000000: 1_000_000, '007': 7 }],
    ['t', { 0: 0, 90: 90_000, '1.005': 1_005, '0.001': 1, 604800: 6048e5, ' 007.5 ': 7_500 }],
    ['t', { '604800.000': 604_800_000 }],
    ['rounds', { 0: 0, 10000: 10_000 }],
    ['lesson', { 1: 1, 6: 6 }],
  ])('reads each %s of %j', (parameter, values) => {
    for (const [text, value] of Object.entries(values)) {
      expect([text, ...readOne(parameter, text)]).toEqual([text, value, []]);
    }
  });

  const notANumber =
    'NaN Infinity 1e9 0x10 1,000 1.000,5 3,14 +5 .5 --5 −5 ٣ $5 <b>5</b> 💰 \u202e5 %';

  it.each<[keyof Choices, string]>([
    ['amount', '1000000001 1000000000.01 -1000000000.0001'],
    ['trades', '-1 1.0 1000001'],
    ['t', '-1 1.0005 604800.001 604801 1:30'],
    ['rounds', '-1 1.0 10001'],
    ['lesson', '0 7 1.0 03 3x -1 77'],
  ])('rejects as %s what is no number, and %s', (parameter, own) => {
    const texts = [...`${notANumber} ${own}`.split(' '), '- 5', '9'.repeat(10_000)];
    for (const text of texts) {
      expect([text, ...readOne(parameter, text)]).toEqual([text, null, [parameter]]);
    }
  });

  it.each([
    ['country', 'US GB de Es iT fr pl'],
    ['currency', 'usd EUR PLN gbp AUD CAD JPY chf'],
  ] as const)('reads each %s of %s', (parameter, texts) => {
    for (const text of texts.split(' ')) {
      expect(readOne(parameter, text)).toEqual([text.toUpperCase(), []]);
    }
  });

  it.each(['UK', 'toString', '__proto__', 'constructor', 'U S', '<i>', 'ＵＳ', 'ıt', 'Uſ', 'Uſd'])(
    'rejects %s as a country and as a currency',
    (text) => {
      expect(readOne('country', text)).toEqual([null, ['country']]);
      expect(readOne('currency', text)).toEqual([null, ['currency']]);
    },
  );

  it.each(['5000).', '5000,', ' 5000; ', '5000>', '5000”', '5000='])(
    'drops the punctuation that a program has added in amount=%s',
    (text) => {
      expect(readOne('amount', text)).toEqual([5_000_00, []]);
    },
  );

  it.each([
    '?running&seed=class-1&currency=EUR',
    '?running&amp;seed=class-1&AMP;currency=EUR,',
    '?running¤cy=EUR&seed=class-1',
    '?running&seed=class-1%C2%A4cy=EUR).',
    '?seed=class-1%c2%a4cy=EUR&running).',
    '?Running&SEED=class-1&CURRENCY=EUR',
    '??seed=class-1&?currency=EUR&%3F%3frunning.',
    '?%3FSeed=class-1&amp;?CURRENCY=EUR&??RUNNING)',
    '?+seed=class-1&%20currency=EUR&running%0A',
  ])('reads %s as it was meant, so that links on the page replace it', (search) => {
    expect(parse(search)).toMatchObject({
      choices: { seed: 'class-1', currency: 'EUR', running: true },
      rejections: [],
      otherParameters: '',
    });
  });

  it('does not pass on click ids, but campaigns', () => {
    const ids = clickIds.map((name) => `${name}=x&${name.toUpperCase()}=y`).join('&');
    expect(parse(`?${ids}&utm_source=a&trades=7`).otherParameters).toBe('utm_source=a');
  });

  it('accepts seeds of 1 to 64 plain characters', () => {
    expect(readOne('seed', 'x'.repeat(64))).toEqual(['x'.repeat(64), []]);
    for (const bad of ['x'.repeat(65), 'klasse 7b', 'ä', 'a.b', '<x', '🌱']) {
      expect(readOne('seed', bad)).toEqual([null, ['seed']]);
    }
  });

  it.each([
    ['a\u200b  b', 'a b'],
    ['An\u0000na', 'Anna'],
    ['x'.repeat(61), 'x'.repeat(60)],
    [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
    [`${'x'.repeat(59)}👩\u200d💻y`, `${'x'.repeat(59)}👩\u200d💻`],
  ])('uses only a part of the name %j, and lists it', (text, name) => {
    expect(readOne('name', text)).toEqual([name, ['name']]);
  });

  it('rejects contact details and merge tags as names', () => {
    const hidden = ['ba\u200bnk.com', 'b\u200da\u200dn\u200dk\u200d.com'];
    for (const text of [...hidden, '{{first_name}}', `[${'x'.repeat(60)}]`])
      expect(readOne('name', text)).toEqual([null, ['name']]);
    // Read as bytes: %DA.
    expect(parse('?name=%DATE%')).toMatchObject({ choices: { name: null } });
  });

  it('reads a second query that was added', () => {
    expect(parse('?t=20&paused?utm_source=a&seed=b&name=Who%3F?fbclid=1')).toMatchObject({
      choices: { t: 20_000, paused: true, seed: 'b', name: 'Who?' },
      otherParameters: 'utm_source=a',
    });
  });

  it('keeps, and does not list, what its view ignores', () => {
    const wrong = parseLink('?rounds=abc', 'main');
    expect([wrong.rejections, wrong.otherParameters]).toEqual([[], 'rounds=abc']);
    expect(parse('?rounds=abc').rejections).toHaveLength(1);
  });

  it('rejects values with a malformed percent-encoding', () => {
    expect(parse('?name=%E0%A4%A&amount=%FF').rejections).toEqual([
      { parameter: 'name', text: '\ufffd%A' },
      { parameter: 'amount', text: '\ufffd' },
    ]);
  });

  it('quotes a rejected value in short form, with a mark for invisible characters', () => {
    const [rejection] = read({ amount: `\u202e${'x'.repeat(100)}` }).rejections;
    expect(rejection?.text).toBe(`\ufffd${'x'.repeat(39)}…`);
  });

  it('lists each rejected value once, in the order of the parameters', () => {
    expect(
      read({ seed: '#', currency: '#', country: '#', trades: '#', amount: '#' }).rejections.map(
        ({ parameter }) => parameter,
      ),
    ).toEqual(['currency', 'amount', 'trades', 'country', 'seed']);
  });
});
