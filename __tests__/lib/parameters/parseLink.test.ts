import fc from 'fast-check';
import { views, type View } from '@/lib/config/views';
import { mapParameters } from '@/lib/parameters/parameters';
import { parseLink, type Choices } from '@/lib/parameters/parseLink';

const parse = (search: string, view: View = 'main') => parseLink(search, view);

const nothing = mapParameters<Choices>(() => null);

const read = (query: Record<string, string>, view?: View) =>
  parse(`?${new URLSearchParams(query)}`, view);

/** The value of one parameter, and the names of the rejected parameters. */
const readOne = (parameter: keyof Choices, value: string) => {
  const view = parameter === 'rounds' ? 'alternate' : 'main';
  const { choices, rejections } = read({ [parameter]: value }, view);
  return [choices[parameter], rejections.map((rejection) => rejection.parameter)];
};

describe('parseLink', () => {
  it('reads a link with every parameter', () => {
    expect(
      parse(
        '?name=Anna&amount=12.5&trades=7&country=de&currency=eur&running&seed=a_B-9' +
          '&t=90.25&paused&speed=10&lesson=3',
      ),
    ).toMatchObject({
      choices: {
        name: 'Anna',
        amount: 1_250,
        trades: 7,
        country: 'DE',
        currency: 'EUR',
        running: true,
        seed: 'a_B-9',
        t: 90_250,
        paused: true,
        speed: 10,
        lesson: 3,
      },
      rejections: [],
    });
  });

  it.each([
    '',
    '?',
    '?name=%7Bname%7D',
    '?name=&amount=&trades=&country=&currency=&seed=&since=&t=&rounds=&speed=&lesson=',
    '?utm_source=x&amount=%20',
  ])('makes no choice and rejects nothing for "%s"', (search) => {
    const others = search.includes('utm') ? 'utm_source=x' : '';
    expect(parse(search)).toEqual({ choices: nothing, accepted: nothing, rejections: [], others });
  });

  it('uses the first value of a repeated parameter', () => {
    expect(parse('?trades=1&trades=2').choices.trades).toBe(1);
    expect(parse('?trades=x&trades=2')).toMatchObject({
      choices: { trades: null },
      rejections: [{ parameter: 'trades', given: 'x' }],
    });
  });

  it.each(['running', 'running=', 'running=0', 'running=false'])(
    'starts the run with %s',
    (search) => {
      expect(parse(search).choices.running).toBe(true);
    },
  );

  it.each([
    ['5000', 5_000_00],
    ['0', 0],
    ['-0', 0],
    ['-0.001', 0],
    ['1.005', 1_01],
    ['-1.005', -1_01],
    ['1.004999999999999999999', 1_00],
    ['0.5', 50],
    ['9.995', 10_00],
    ['-0.05', -5],
    ['000012', 12_00],
    [' 12 ', 12_00],
    ['1000000000', 100_000_000_000],
    ['-1000000000.000', -100_000_000_000],
    ['999999999.999', 100_000_000_000],
  ])('reads amount=%s as %d hundredths', (text, hundredths) => {
    expect(readOne('amount', text)).toEqual([hundredths, []]);
  });

  const notANumber = [
    'NaN',
    'Infinity',
    '1e9',
    '0x10',
    '1,000',
    '1.000,5',
    '3,14',
    '+5',
    '.5',
    '5.',
    '--5',
    '- 5',
    '−5',
    '٣',
    '$5',
    '<b>5</b>',
    '💰',
    '\u202e5',
    '%',
    '9'.repeat(10_000),
  ];

  it.each([...notANumber, '1000000001', '1000000000.01', '-1000000000.0001'])(
    'rejects amount=%.20s',
    (text) => {
      expect(readOne('amount', text)).toEqual([null, ['amount']]);
    },
  );

  it.each([
    ['0', 0],
    ['181', 181],
    ['1000000', 1_000_000],
    ['007', 7],
  ])('accepts trades=%s', (text, trades) => {
    expect(readOne('trades', text)).toEqual([trades, []]);
  });

  it.each([...notANumber, '-1', '1.0', '1000001'])('rejects trades=%.20s', (text) => {
    expect(readOne('trades', text)).toEqual([null, ['trades']]);
  });

  it.each(['US', 'GB', 'de', 'Es', 'iT', 'fr', 'pl'])('accepts country=%s', (text) => {
    expect(readOne('country', text)).toEqual([text.toUpperCase(), []]);
  });

  it.each(['usd', 'EUR', 'PLN', 'gbp', 'AUD', 'CAD', 'JPY', 'chf'])(
    'accepts currency=%s',
    (text) => {
      expect(readOne('currency', text)).toEqual([text.toUpperCase(), []]);
    },
  );

  it.each(['UK', 'toString', '__proto__', 'constructor', 'U S', '<i>', 'ＵＳ', 'ıt', 'Uſ', 'Uſd'])(
    'rejects %s as a country and as a currency',
    (text) => {
      expect(readOne('country', text)).toEqual([null, ['country']]);
      expect(readOne('currency', text)).toEqual([null, ['currency']]);
    },
  );

  it.each([
    ['0', 0],
    ['90', 90_000],
    ['1.005', 1_005],
    ['0.001', 1],
    ['604800', 604_800_000],
    ['604800.000', 604_800_000],
    [' 007.5 ', 7_500],
  ])('reads t=%s as %d milliseconds', (text, ms) => {
    expect(readOne('t', text)).toEqual([ms, []]);
  });

  it.each([...notANumber, '-1', '1.0005', '604800.001', '604801', '1:30'])(
    'rejects t=%.20s',
    (text) => {
      expect(readOne('t', text)).toEqual([null, ['t']]);
    },
  );

  it.each([
    ['0', 0],
    ['10000', 10_000],
  ])('accepts rounds=%s', (text, rounds) => {
    expect(readOne('rounds', text)).toEqual([rounds, []]);
  });

  it.each([...notANumber, '-1', '1.0', '10001'])('rejects rounds=%.20s', (text) => {
    expect(readOne('rounds', text)).toEqual([null, ['rounds']]);
  });

  it.each(['1', '2', '5', '10'])('accepts speed=%s', (text) => {
    expect(readOne('speed', text)).toEqual([Number(text), []]);
  });

  it.each(['0', '3', '1.0', '05', '10x', '-1', '100'])('rejects speed=%s', (text) => {
    expect(readOne('speed', text)).toEqual([null, ['speed']]);
  });

  it.each(['t=0', 't=90', 'running', 'running=no'])('accepts paused together with %s', (other) => {
    const { choices, rejections } = parse(`?paused&${other}`);
    expect(choices.paused).toBe(true);
    expect(rejections).toEqual([]);
  });

  it.each(['1', '8'])('accepts lesson=%s', (text) => {
    expect(readOne('lesson', text)).toEqual([Number(text), []]);
  });

  it.each(['0', '9', '1.0', '03', '3x', '-1', '77'])('rejects lesson=%s', (text) => {
    expect(readOne('lesson', text)).toEqual([null, ['lesson']]);
  });

  it.each(['', '&speed=2', '&t='])('lists paused without t or running: %s', (rest) => {
    const { choices, rejections } = parse(`?paused${rest}`);
    expect(choices.paused).toBeNull();
    expect(rejections).toEqual([{ parameter: 'paused', given: 'paused' }]);
  });

  it('lists what the view ignores as not used, and keeps its choices clean of it', () => {
    expect(parse('?rounds=3&t=5', 'main')).toMatchObject({
      choices: { rounds: null, t: 5_000 },
      rejections: [{ parameter: 'rounds', given: '3' }],
    });
    expect(parse('?rounds=3&running&paused', 'alternate')).toMatchObject({
      choices: { rounds: 3, running: null, paused: null },
      rejections: [
        { parameter: 'running', given: 'running' },
        { parameter: 'paused', given: 'paused' },
      ],
    });
    expect(parse('?running&t=5&paused', 'alternate')).toMatchObject({
      choices: { running: null, t: 5_000, paused: true },
      rejections: [{ parameter: 'running' }],
    });
    for (const view of views) expect(parse('?rounds=', view).rejections).toEqual([]);
  });

  describe('a common start', () => {
    const now = Date.UTC(2026, 10, 23, 19);
    beforeEach(() => jest.useFakeTimers({ now }));
    afterEach(() => jest.useRealTimers());

    it.each([
      ['2026-11-23T19:00Z', 0],
      ['2026-11-23T19:00:30Z', 30],
      ['2026-11-23T20:00:00+01:00', 0],
      // An unencoded plus.
      ['2026-11-23T20:00:00 01:00', 0],
      ['2026-11-23T13:30-05:00', -1_800],
      ['2026-11-24T19:00:00Z', 86_400],
      ['2026-11-22T19:00:00Z', -86_400],
    ])('accepts %s', (text, seconds) => {
      expect(readOne('since', text)).toEqual([now + seconds * 1_000, []]);
    });

    it.each([
      '2026-11-24T19:00:01Z',
      '2026-11-22T18:59:59Z',
      // Without a zone, screens would not agree.
      '2026-11-23T19:00:00',
      '2026-11-23T19:00:00z',
      '2026-11-23 19:00Z',
      '2026-11-23T24:00Z',
      '2026-11-23T19:60Z',
      '2026-11-23T19:00:00.5Z',
      '2026-11-23T19:00+1:00',
      '2026-11-23T19:00+99:00',
      '2026-11-23',
      '19:00',
      'now',
      '1795460400000',
    ])('lists %s', (text) => {
      expect(readOne('since', text)).toEqual([null, ['since']]);
    });

    it('does not accept a day that its month does not have', () => {
      jest.setSystemTime(Date.UTC(2026, 1, 28, 12));
      expect(readOne('since', '2026-02-29T11:00Z')).toEqual([null, ['since']]);
    });

    it('is used instead of a time since Start and of a pause, which are listed', () => {
      const link = parse('?since=2026-11-23T18:00Z&t=5&paused&running');
      expect(link.choices).toMatchObject({ since: now - 3_600_000, t: null, paused: null });
      expect(link.rejections).toEqual([
        { parameter: 't', given: '5' },
        { parameter: 'paused', given: 'paused' },
      ]);
    });

    it('gives way to a time since Start if it cannot be used', () => {
      const link = parse('?since=2026-11-20T18:00Z&t=5&paused');
      expect(link.choices).toMatchObject({ since: null, t: 5_000, paused: true });
      expect(link.rejections).toEqual([{ parameter: 'since', given: '2026-11-20T18:00Z' }]);
    });
  });

  it('lists paused together with a time that it cannot use', () => {
    expect(parse('?paused=yes&t=soon').rejections).toEqual([
      { parameter: 't', given: 'soon' },
      { parameter: 'paused', given: 'yes' },
    ]);
  });

  it('accepts seeds of 1 to 64 plain characters', () => {
    expect(readOne('seed', 'x'.repeat(64))).toEqual(['x'.repeat(64), []]);
    for (const bad of ['x'.repeat(65), 'a b', 'ä', 'a.b', '<x>', '🌱']) {
      expect(readOne('seed', bad)).toEqual([null, ['seed']]);
    }
  });

  it.each([
    ['Anna', 'Anna'],
    ['  Anna \t\n  Maria ', 'Anna Maria'],
    ['<b>Anna</b>', '<b>Anna</b>'],
    ['דנה', 'דנה'],
    ['👩\u200d💻', '👩\u200d💻'],
    ['❤\ufe0f', '❤\ufe0f'],
    ['क्\u200dष', 'क्\u200dष'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['{names}', '{names}'],
    ['100%', '100%'],
  ])('accepts the name %s unchanged', (text, name) => {
    expect(readOne('name', text)).toEqual([name, []]);
  });

  it.each([
    ['evil\u202enam', 'evilnam'],
    ['a\u200bb', 'ab'],
    ['\ufeffAnna', 'Anna'],
    ['a\u200d b', 'a b'],
    ['An\u0000na', 'Anna'],
    ['\u2066x\u2069', 'x'],
    ['a\u{e0061}b', 'ab'],
    ['x'.repeat(61), 'x'.repeat(60)],
    [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
    [`${'x'.repeat(59)}👩\u200d💻`, 'x'.repeat(59)],
  ])('uses only a part of the name %j, and lists it', (text, name) => {
    expect(readOne('name', text)).toEqual([name, ['name']]);
  });

  it('creates no segmenter if nothing is cut, because that is slow', () => {
    const made = jest.spyOn(Intl, 'Segmenter');
    parse('?name=Anna');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it.each([
    'me@example.org',
    'me＠example',
    'example.org',
    'bit.ly/abc',
    't.me/abc is my channel',
    'EXAMPLE.COM',
    'https://localhost',
    'WWW.EXAMPLE',
    'call 030 123 45 67 89',
    '+49 (30) 12 34',
    '+1-555-0100',
    '555 010 099',
    '٠٣٠١٢٣٤٥٦٧',
  ])('rejects the name %s, which says whom to contact', (text) => {
    expect(readOne('name', text)).toEqual([null, ['name']]);
  });

  it.each([
    'J. R. Smith',
    'J.R.R. Smith',
    'Dott.ssa Maria Rossi',
    'Dr.med. Anna Weber',
    'j.k. smith',
    'Dr.No',
    'St. Moritz',
    'Class 7b, 2025/2026',
    'Ana/Luis',
    'Team #42 & Co.',
    'Jean-Luc Ⅳ',
    'www',
    '2026-11-23',
  ])('accepts the name %s, which does not', (text) => {
    expect(readOne('name', text)).toEqual([text, []]);
  });

  it('rejects a name without visible characters', () => {
    expect(read({ name: '\u200b\u202e' })).toMatchObject({
      choices: nothing,
      rejections: [{ parameter: 'name', given: '\ufffd\ufffd' }],
    });
    expect(readOne('name', '   ')).toEqual([null, []]);
    expect(readOne('name', `a${'\u0301'.repeat(80)}`)).toEqual([null, ['name']]);
  });

  it('rejects values with a malformed percent-encoding', () => {
    expect(parse('?name=%E0%A4%A&amount=%FF').rejections).toEqual([
      { parameter: 'name', given: '\ufffd%A' },
      { parameter: 'amount', given: '\ufffd' },
    ]);
  });

  it('quotes a rejected value in short form, with a mark for invisible characters', () => {
    const [rejection] = read({ amount: `\u202e${'x'.repeat(100)}` }).rejections;
    expect(rejection?.given).toBe(`\ufffd${'x'.repeat(39)}…`);
  });

  it.each([
    't.me/anna',
    'Write to T.ME/ANNA',
    't.\u200bme/anna',
    '48512345678',
    `call 4851\u202e2345678${'x'.repeat(90)}`,
    'anna@bank',
  ])('lists %j, but does not repeat what says whom to contact', (text) => {
    for (const parameter of ['name', 'amount', 'since', 'lesson'] as const) {
      expect(read({ [parameter]: text }).rejections).toEqual([{ parameter, given: '…' }]);
    }
  });

  it('lists each rejected value once, in the order of the parameters', () => {
    expect(
      read({ seed: '!', currency: '!', country: '!', trades: '!', amount: '!' }).rejections.map(
        ({ parameter }) => parameter,
      ),
    ).toEqual(['amount', 'trades', 'country', 'currency', 'seed']);
  });

  it('never throws, and keeps all values within their limits', () => {
    const parameter = fc.constantFrom(
      'name',
      'amount',
      'trades',
      'country',
      'currency',
      'running',
      'seed',
      't',
      'rounds',
      'paused',
      'speed',
      'lesson',
      'utm_x',
    );
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.webQueryParameters());
    fc.assert(
      fc.property(fc.array(fc.tuple(parameter, value)), (pairs) => {
        const search = pairs.map(([key, text]) => `${key}=${text}`).join('&');
        const { choices, rejections } = parse(search);
        expect([...(choices.name ?? 'x')].length).toBeLessThanOrEqual(60);
        expect(choices.name ?? '').not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u);
        expect(Math.abs(choices.amount ?? 0)).toBeLessThanOrEqual(100_000_000_000);
        expect(Number.isInteger(choices.amount ?? 0)).toBe(true);
        expect(choices.trades ?? 0).toBeLessThanOrEqual(1_000_000);
        expect(choices.seed ?? 'a').toMatch(/^[A-Za-z0-9_-]{1,64}$/);
        const { t, rounds, speed } = choices;
        expect((t ?? 0) >= 0 && (t ?? 0) <= 604_800_000 && Number.isInteger(t ?? 0)).toBe(true);
        expect((rounds ?? 0) >= 0 && (rounds ?? 0) <= 10_000).toBe(true);
        expect([null, 1, 2, 5, 10]).toContain(speed);
        expect(rejections.length).toBeLessThanOrEqual(10);
      }),
      { numRuns: 2_000 },
    );
  });
});
