import { hasContact } from '@/lib/parameters/contacts';

const contacts = [
  ['an e-mail address', 'a@b', 'a＠b', 'Anna, anna@bank.example'],
  ['the beginning of a web address', 'http://x', 'tg://x', 'WWW.x', 'ｗｗｗ．x'],
  [
    'an ending',
    'bank.com',
    'Bank.Co.UK',
    'go bank.de',
    'BANK.IO!',
    'a1.top',
    'gewinn。at',
    '«x1.app»',
  ],
  ['an ending before other words', 'bank.de now', 'bank.it, Anna', 'bank.com (Anna)'],
  ['a path', 'BIT.LY/2XYZ', 't.me/x', 'x.example/login'],
  [
    'a telephone number',
    '030 123 45 67 89',
    '+49 (151) 234-567',
    '٠٣٠١٢٣٤٥٦',
    '０３０１２３４５６',
  ],
  ['digits like dates', '01.23.45.67.89', '06/12/05/11/10', '06-12-05-11-10', '030 12.34.56 78'],
  ['a number beside a date', '01.01.2026 030 1234567', '0301234567 (2026-11-23)'],
  ['a number that begins like a month', '06/2012 34567', '06/2012/34567'],
];

it.each(contacts)('hasContact finds %s', (_kind, ...texts) => {
  expect(texts.filter((text) => !hasContact(text))).toEqual([]);
});

const names = [
  ['abbreviations', 'Dott.ssa Maria Rossi', 'J.R.R. Tolkien', 'Dr. med. Anna Berg', '1. FC Köln'],
  ['an ending before a space and a capital', 'Dr.de Vries', 'Dott.De Luca', 'Ing.Es Óscar'],
  ['words with a point', 'Anna.Maria', 'M.De Luca', 'bank.community', 'St.Pölten', 'o.de'],
  ['numbers', 'Klasse 10b 2026/2027', 'Abitur 2026', '7.1/7.2', '7.1 und 7.2'],
  ['a date', '24.12.26 18:00–20:00', '2026-11-27 10:30', '12/31/2026 23', '2026/11/27 100'],
  ['dates', '01.01.2026–31.12.2026', '1. 9. 2026 - 31. 7. 2027', '01.01.26–31.12.26'],
  ['other dates', '2026-01-01/2026-12-31', '1.9.2026-31.7.2027', '01.–31.12.2026'],
  ['months', '09/2025–07/2026', 'WS 10.2025 - 02.2026'],
];

it.each(names)('hasContact finds nothing in %s', (_kind, ...texts) => {
  expect(texts.filter(hasContact)).toEqual([]);
});
