/** The endings of web addresses, as in `bank.com`. */
const domainEndings = 'com|net|org|info|biz|io|me|co|app|dev|eu|de|es|fr|it|pl|uk';

const kinds = [
  // An e-mail address or a web address.
  '@|://|www\\.',
  // An ending after two letters or digits, or a path.
  `[\\p{L}\\p{N}]{2}\\.(?:${domainEndings})(?![\\p{L}\\p{N}])`,
  '[\\p{L}\\p{N}]\\.[\\p{L}\\p{N}]+/',
  // A telephone number: nine digits with only spaces and signs between them.
  '(?:\\p{N}[^\\p{L}\\p{N}]*){9}',
];

const contact = new RegExp(kinds.join('|'), 'iu');

/** A title and a name without a space between them, as in `Dr.de Vries` and `Sra.de la Cruz`. */
const afterTitle = /\.\p{L}{2}['’]?(?= (?:l[aeo]s? )?\p{Lu})/gu;

const dayOrMonth = '[0-3]?\\d';
const year = '(?:19|20)\\d\\d';

/** Dates with one of three signs. A telephone number continues with the same sign or a space. */
const dates = ['\\.', '/', '-'].map((sign) => {
  const dayAndMonth = `${dayOrMonth}${sign} ?${dayOrMonth}`;
  const orders = [
    `${dayAndMonth}${sign} ?(?:${year}|\\d\\d(?! ?\\d))`,
    `${year}${sign}${dayAndMonth}`,
  ];
  return new RegExp(`(?<!\\d${sign}?)(?:${orders.join('|')})(?!${sign}?\\d)`, 'gu');
});

/** Whether a text has an e-mail address, a web address or a telephone number. */
export const hasContact = (text: string): boolean =>
  contact.test(
    dates
      .reduce((rest, date) => rest.replace(date, ' '), text.normalize('NFKC'))
      .replace(afterTitle, ' '),
  );
