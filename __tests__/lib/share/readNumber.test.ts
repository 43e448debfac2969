import { countrySeparators, type Country } from '@/lib/config/currencyFormats';
import { readNumber } from '@/lib/share/readNumber';

const refused = null;

const inAllFormats = {
  ...{ '0': '0', '1234': '1234', '0012': '0012', ' \u00a0 5 \u202f': '5', '\u200e12\ufeff': '12' },
  ...{
    '１２３４': '1234',
    '٤٥': '45',
    '۶۷': '67',
    $5: '5',
    '5 €': '5',
    'Fr\u00a05': '5',
    '5zł': '5',
  },
  ...{ '£ 5': '5', '¥5': '5', 'EUR 5': '5', '5 usd': '5', PLN5: '5', 'Cad 5': '5', '5 CHF': '5' },
  ...{ '-5': '-5', '−5': '-5', '–5': '-5', '- 5': '-5', '-$5': '-5', '$ −5': '-5', '–5 €': '-5' },
  ...{ '(5)': '-5', '( 5 )': '-5', '($5)': '-5', '(5 €)': '-5', '(5) €': '-5', '-500,- €': '-500' },
  ...{ '500,-': '500', '500.-': '500', '500,–': '500', '500.–': '500', '': refused, '-': refused },
  ...{ $: refused, ',': refused, '.': refused, '5.': refused, '5,': refused, ',-': refused },
  ...{ '+5': refused, '5-': refused, '--5': refused, '-(5)': refused, '(-5)': refused },
  ...{
    '(5': refused,
    '5)': refused,
    '$5 €': refused,
    $$5: refused,
    '5 kr': refused,
    '5%': refused,
  },
  ...{ '1e3': refused, '½': refused, '5²': refused, '5 5': refused, '12\t500': refused },
  ...{ "1'000": refused, '1,23,4': refused, '1..5': refused, '1,0000': refused, '1.0000': refused },
  ...{ '5.5,-': refused, '5\u200b5': refused, '1.234.56': refused, '1,234.5.6': refused },
};

const byPoints = {
  ...{ '12.500,50': '12500.50', '1.000': '1000', '1.234,5': '1234.5', '2.345.678': '2345678' },
  ...{ '1234,50': '1234.50', ',5': '0.5', '-,05': '-0.05', '€ 1.000,-': '1000', '0,5': '0.5' },
  ...{ '−1.234,50 €': '-1234.50', '(1.234,50)': '-1234.50', '１２.５００,５０': '12500.50' },
  ...{ '1234.50': refused, '1,234.50': refused, '1,000': refused, '12.50': refused, '.5': refused },
  ...{ '1.00,5': refused, '0.500': refused, '12 500': refused, '1.234,50,-': refused },
};

const byCommas = {
  ...{ '12,500.50': '12500.50', '1,000': '1000', '1234.5': '1234.5', '2,345,678': '2345678' },
  ...{ '.5': '0.5', '-$.05': '-0.05', '(1,234.50)': '-1234.50', '1,000.-': '1000' },
  ...{
    '12,34': refused,
    '1.000': refused,
    '1234,50': refused,
    '12.500,50': refused,
    ',5': refused,
  },
  ...{ '0,500': refused, '12 500': refused, '1,00.5': refused },
};

const bySpaces = {
  ...{ '12 500,50': '12500.50', '12\u00a0500,5': '12500.5', '1\u202f000': '1000' },
  ...{ '2\u2009345 678': '2345678', '1234.5': '1234.5', '12 500.50': '12500.50', '.5': '0.5' },
  ...{ ',5': '0.5', '−1 234,50 zł': '-1234.50', '1 000,-': '1000', '-1 000 €': '-1000' },
  ...{ '1.000': refused, '1,000': refused, '12.500,50': refused, '1,234.50': refused },
  ...{ '1 00': refused, '1  000': refused, '1\u3000000': refused, '0 500': refused },
};

it.each<[Country, Readonly<Record<string, string | null>>]>([
  ['US', byCommas],
  ['GB', byCommas],
  ['DE', byPoints],
  ['ES', byPoints],
  ['IT', byPoints],
  ['FR', bySpaces],
  ['PL', bySpaces],
])('readNumber reads or refuses each text in the format of %s', (country, table) => {
  const expected = { ...inAllFormats, ...table };
  const separators = countrySeparators[country];
  const read = Object.keys(expected).map((text) => [text, readNumber(text, separators)]);
  expect(Object.fromEntries(read)).toEqual(expected);
});
