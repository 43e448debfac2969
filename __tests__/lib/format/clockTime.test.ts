import { clockText } from '@/lib/format/clockText';
import { readClock } from '@/lib/format/readClock';
import { spokenTime } from '@/lib/format/spokenTime';

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [90, '1:30'],
    [3_599, '59:59'],
    [3_600, '1:00:00'],
    [604_800, '168:00:00'],
  ])('writes %i seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

describe('readClock', () => {
  it('reads what clockText writes, and seconds', () => {
    for (const seconds of [0, 9, 59, 60, 90, 3_599, 3_600, 5_025, 604_800]) {
      expect(readClock(clockText(seconds))).toBe(seconds);
      expect(readClock(` ${seconds} `)).toBe(seconds);
    }
  });

  it.each([
    '',
    ' ',
    ':',
    '1:',
    ':30',
    '1:5',
    '1:60',
    '1:00:60',
    '1:0:00',
    '1:02:03:04',
    '1.5',
    '-1',
    'a',
  ])('reads nothing from %j', (text) => {
    expect(readClock(text)).toBeNull();
  });
});

describe('spokenTime', () => {
  it.each([
    ['en', 0, '0 seconds'],
    ['en', 60, '1 minute'],
    ['en', 90, '1 minute, 30 seconds'],
    ['en', 3_601, '1 hour, 1 second'],
    ['de', 90, '1 Minute, 30 Sekunden'],
    ['pl', 125, '2 minuty i 5 sekund'],
  ] as const)('says in %s %i seconds as “%s”', (locale, seconds, text) => {
    expect(spokenTime(seconds, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
