import { countryFormats, type Country, type Currency } from '@/lib/config/currencyFormats';
import { readNumber } from '@/lib/share/readNumber';

type Options = Parameters<typeof readNumber>[2];

/** Each text with the number that is read from it. */
const readAll = (expected: readonly string[], country: Country, options: Options) =>
  expected.map((line) => {
    const [text = ''] = line.split('→');
    return `${text}→${readNumber(text, countryFormats[country], options) ?? ''}`;
  });

/** Texts, each with the number that it means; nothing if it is refused. */
const inAllFormats = [
  '0→0|1234→1234|0012→0012| \u00a0 5 \u202f→5|\u200e12\ufeff→12|１２３４→|٤٥→',
  '-5→-5|−5→-5|–5→-5|- 5→-5|-$5→-5|$ −5→-5|–5 $→-5|- 5 USD→-5|(5)→|500,-→|500.-→',
  '→|-→|$→|,→|.→|5.→|5,→|+5→|5-→|--5→|-(5)→|(5→|$5 €→|$$5→|5 qq→|5%→|1e3→|½→|5²→',
  "12 500→12500|12\u00a0500→12500|1\u202f000→1000|2\u2009345 678→2345678|1\u3000000→1000|1'000→1000",
  '1’234’567→1234567|−1 234 $→-1234|1 00→|1  000→|0 500→|5 5→|12\t500→|1 234’567→|5\u200b5→',
  '1,23,4→|1..5→|1,0000→|1.0000→|1.234.56→|1,234.5.6→',
];

const byPoints = [
  '12.500,50→12500.50|1.000→1000|1.234,5→1234.5|2.345.678→2345678|1234,50→1234.50|,5→0.5|-,05→-0.05',
  '$ 1.000→1000|−1.234,50 $→-1234.50|0,5→0.5|1 000,50→1000.50|1’000,50→1000.50',
  '1234.50→|1,234.50→|1,000→|12.50→|.5→|1.00,5→|0.500→|1 000.50→|1.234 567→',
];

const byCommas = [
  "12,500.50→12500.50|1,000→1000|1234.5→1234.5|2,345,678→2345678|.5→0.5|-$.05→-0.05|1'000.50→1000.50",
  '12,34→|1.000→|1234,50→|12.500,50→|,5→|0,500→|1 000,50→|1,00.5→',
];

const bySpaces = [
  '12 500,50→12500.50|12\u00a0500,5→12500.5|1234.5→1234.5|12 500.50→12500.50|.5→0.5|,5→0.5',
  '1.000→|1,000→|12.500,50→|1,234.50→',
];

it.each<[Country, string[]]>([
  ['US', byCommas],
  ['GB', byCommas],
  ['DE', byPoints],
  ['ES', byPoints],
  ['IT', byPoints],
  ['FR', bySpaces],
  ['PL', bySpaces],
])('readNumber reads or refuses each text in the format of %s', (country, lines) => {
  const expected = [...inAllFormats, ...lines].join('|').split('|');
  expect(readAll(expected, country, { currency: 'USD', isGrouped: true })).toEqual(expected);
});

it.each<[Country, string]>([
  ['US', '90→90|90.5→90.5|1.500→1.500|.125→0.125|1,500→|1,5→|1.2345→|12,345.678→|$90→'],
  ['DE', '90→90|90,5→90.5|1,500→1.500|,125→0.125|1.500→|1.5→|1,2345→|12.345,678→'],
  ['FR', '90→90|90,5→90.5|90.5→90.5|1,500→1.500|1.500→|1 500→|1,2345→'],
])('readNumber reads three decimals in the format of %s, but no groups then', (country, line) => {
  const expected = line.split('|');
  expect(readAll(expected, country, { currency: null, isGrouped: false })).toEqual(expected);
});

it.each<[Currency, string]>([
  ['USD', '$5→5|5$→5|5 usd→5|USD 5→5|€500→|5 zł→|CAD 5→|5 Fr→'],
  ['EUR', '€ 5→5|5\u00a0€→5|EUR5→5|$5→|£5→'],
  ['PLN', '5zł→5|PLN5→5|5 €→'],
  ['GBP', '£ 5→5|5 gbp→5|$5→'],
  ['CAD', '$5→5|Cad 5→5|USD 5→'],
  ['JPY', '¥5→5|5 JPY→5|€5→'],
  ['CHF', 'Fr\u00a05→5|Fr.5→5|-Fr. 50→-50|5 Fr.→5|5 CHF→5|$5→'],
])('readNumber reads an amount of %s, and refuses other currencies', (currency, line) => {
  const expected = line.split('|');
  expect(readAll(expected, 'US', { currency, isGrouped: true })).toEqual(expected);
});
