/** The endings of web addresses, as in `bank.com`. Browsers also read 。 as a full stop. */
const domainEndings =
  'com|net|org|info|biz|io|me|co|app|dev|xyz|top|online|site|live|pro|finance|trade|at|ch|be|nl|eu|de|es|fr|it|pl|uk|us|ru';

const kinds = [
  // An e-mail address or a web address.
  '@|://|www\\.',
  // An ending after two letters or digits, or a path.
  `[\\p{L}\\p{N}]{2}[.。](?:${domainEndings})(?![\\p{L}\\p{N}\\n])`,
  '[\\p{L}\\p{N}][.。]\\p{L}[\\p{L}\\p{N}]*/',
  // A telephone number: nine digits with only spaces and signs between them.
  '(?:\\p{N}[^\\p{L}\\p{N}]*){9}',
];

const contact = new RegExp(kinds.join('|'), 'iu');

/** As in `Dr.de Vries`, no address. Becomes `\n`: with the flag `i`, `\p{Lu}` is any letter. */
const spaceBeforeCapital = / (?=\p{Lu})/gu;

const dayOrMonth = '(?:[0-2]?\\d|3[01])';
const year = '(?:19|20)\\d\\d';

const dateKinds = [
  `${dayOrMonth}\\1 ?${dayOrMonth}\\1 ?(?:${year}|\\d\\d)`,
  `${year}\\1${dayOrMonth}\\1${dayOrMonth}`,
  // A month. A telephone number would continue.
  `${dayOrMonth}\\1${year}(?! \\d)`,
];

/** Dates with one of three signs. A telephone number has more digits beside the same sign. */
const dates = new RegExp(`(?=\\d+([./-]))(?<!\\d\\1?)(?:${dateKinds.join('|')})(?!\\1?\\d)`, 'gu');

/** Whether a text has an e-mail address, a web address or a telephone number. */
export const hasContact = (text: string): boolean =>
  contact.test(text.normalize('NFKC').replace(spaceBeforeCapital, '\n').replace(dates, ' '));
