const setOf = (words: string) => new Set(words.split(' '));

/** What stands before a dot in titles, degrees and abbreviations of the six languages. */
const titles = setOf(
  'dr prof profa dra mag lic ing dipl univ med dent vet rer nat phil jur iur theol oec pol hab habil ' +
    'mult techn hr fr st nr no geb mr mrs ms rev hon sr sra srta jr capt col gen lt sgt dña mtro mtra ' +
    'arq abg ldo lda mme mlle mm mgr sig sigg dott avv arch geom rag sen cav mons lek inż inz ks św bp abp',
);

/** The ends of titles whose middle is left out, like *Sig.ra*. None is the ending of a domain. */
const ends = setOf('ra na ssa ta lle');

/** Endings of domains that count as such after a title or an initial, too. */
const endings = setOf('com net org info biz xyz io me co ly app dev pro shop site link online');

/** Those of them that are no words of a name, and that count after a dot and a space, too. */
const surest = '(?:com|net|org|info|biz|xyz)(?![\\p{L}\\p{N}])';

/** The dots of several scripts between the parts of a domain; NFKC reduces others to these. */
const dot = '[.\u3002\u06d4\u0589\u1362]';

const word = '[\\p{L}\\p{M}\\p{N}_-]';

/** What tells an address or a stand-in for an `@` by itself. */
const signs = new RegExp(
  [
    '@|://|www\\.|(?:mailto|tel|sms|https?):',
    // `(at)` and `[dot]` in any brackets, and `(a)` within a word.
    '\\p{L}\\s*[([{<]\\s*(?:at|dot|punkt|punto|point|kropka)\\s*[)\\]}>]\\s*\\p{L}',
    '\\p{L}[([{<]a[)\\]}>]\\p{L}{2}',
    `\\b(?:dot|punkt|punto|point|kropka)\\s+${surest}`,
    `${word}\\s*(?:${dot}\\s+|[·•∙⋅・]\\s*)${surest}`,
  ].join('|'),
  'iu',
);

/** A word, a dot and the word after it, with a slash if one follows. */
const pairs = new RegExp(`(${word}+)\\s*${dot}(?=(\\p{L}${word}+)(/?))`, 'gu');

/** Whether two words with a dot between them are an address, and not a title or an initial. */
const isAddress = ([, before = '', after = '', slash = '']: RegExpMatchArray): boolean => {
  // `Dipl.-Ing.` has a hyphen after a dot.
  const [title, ending] = [before.toLowerCase().replace(/^-/, ''), after.toLowerCase()];
  if (slash !== '' || endings.has(ending)) return true;
  const isTitle = titles.has(title);
  const isInitial = /^(?:\p{L}\p{M}*|\d)$/u.test(before);
  if (!isTitle && !isInitial) return true;
  if (ends.has(ending) || titles.has(ending) || /^\p{Lu}\p{M}*\p{Ll}/u.test(after)) return false;
  // Like `prof.pl` and `T.ML`. Longer endings after a single letter are rare.
  return isTitle ? /^\p{Ll}{2}$/u.test(after) : after.length < 5;
};

/** Digits of all scripts, also within circles; NFKC reduces others to these. */
const digit = /[\p{N}零一二三四五六七八九]/gu;

const countDigits = (text: string) => text.match(digit)?.length ?? 0;

/** A date, also with a time, or a school year, which are no telephone numbers. */
const times =
  /20\d\d-[01]\d-[0-3]\d(?:T[0-2]\d:[0-5]\d(?::[0-5]\d)?(?:[+ -][01]\d:\d\d)?)?|20(\d\d)\/(?:20)?(\d\d)\b/g;

/** Removes times; the second year has to follow the first one. */
const withoutTimes = (text: string) =>
  text.replace(times, (found, first = 0, second = 1) =>
    Number(first) + 1 === Number(second) ? '' : found,
  );

/**
 * Whether a text would tell people what to write to, to open, or to call. Usual forms are recognised,
 * not all.
 *
 * - An address has an `@`, a scheme, or a dot with a word after it, without a space between. No list of
 *   domain endings would stay complete, so any word counts as one. There are fewer titles than domain
 *   endings, so these are the list: a dot after a title (*Dr.med.*) or an initial (*J.R.R.*) is none of
 *   an address, unless a well-known ending follows (`dr.com`, `T.ME`). So *Anna.Maria* is refused.
 * - A telephone number has nine digits, or a plus and seven, whatever stands between them.
 */
export const isContact = (text: string): boolean => {
  // Compatibility forms like `＠`, and decomposed letters, become usual ones.
  const plain = withoutTimes(text.normalize('NFKC'));
  const [, ...afterPlus] = plain.split(/[+➕]/u);
  return (
    countDigits(plain) >= 9 ||
    countDigits(afterPlus.join('')) >= 7 ||
    signs.test(plain) ||
    [...plain.matchAll(pairs)].some(isAddress)
  );
};

/** The text as a page may print it: `…` if it is a contact. */
export const hideContact = (text: string): string => (isContact(text) ? '…' : text);
