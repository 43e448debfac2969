import { sinceSeed } from '@/lib/config/limits';

const setOf = (words: string) => new Set(words.split(' '));

/** Titles, degrees and abbreviations that end with a dot, in the six languages. */
const titles = setOf(
  'dr prof profa dra mag lic ing dipl univ med dent vet rer nat phil jur hab mult hr fr st nr no mr mrs ms ' +
    'rev capt sr sra srta jr dña mtro mme mlle mgr sig sigg dott avv arch lek inż ks św ul herr frau mudr',
);

/** Endings of contracted titles, like *Sig.ra*. Only `na` is also a top-level domain (Namibia). */
const ends = setOf('ra na ssa ta lle');

/** Top-level domains that make an address even after a title or an initial. */
const endings = setOf('com net org info biz io me co ly app dev');

/** Matches whatever marks an address by itself: `@`, a scheme, `www.`, or a form like `[at]`. */
const signs =
  /@|:\/\/|www\.|(?:mailto|tel|sms):|\p{L}(?:[([{<]a[)\]}>]|\s*[([{<](?:at|dot)[)\]}>]\s*)\p{L}{2}/iu;

/** Matches two words with a dot of any script between them, and the slash that may follow. */
const pairs = /([\p{L}\p{M}\p{N}_-]+)\s*[.。۔։።](?=(\p{L}[\p{L}\p{M}\p{N}_-]+)(\/?))/gu;

/** Whether two words with a dot between them are an address, rather than a title or an initial. */
const isAddress = ([, before = '', after = '', slash = '']: RegExpMatchArray): boolean => {
  // In `Dipl.-Ing.`, the second title begins with a hyphen.
  const [title, ending] = [before.toLowerCase().replace(/^-/, ''), after.toLowerCase()];
  if (slash !== '' || endings.has(ending)) return true;
  const isTitle = titles.has(title);
  const isInitial = /^(?:\p{L}\p{M}*|\d)$/u.test(before);
  if (!isTitle && !isInitial) return true;
  if (ends.has(ending) || titles.has(ending) || /^\p{Lu}\p{M}*\p{Ll}/u.test(after)) return false;
  // A club, like `1.FC`.
  if (/\d/.test(before) && /^\p{Lu}+$/u.test(after)) return false;
  // `prof.pl` and `T.ML` are addresses. After a single letter, longer domain endings are rare.
  return isTitle ? after.length < 3 : after.length < 5;
};

const countDigits = (text: string) => text.match(/\p{N}/gu)?.length ?? 0;

/** Matches a date, a date and time, or a school year. */
const time =
  /20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T\d\d:\d\d(?::\d\d)?(?:[+ -]\d\d:\d\d)?)?|20\d\d\/20\d\d\b/;

/**
 * Whether a text contains contact details: an e-mail or web address, or a telephone number. Only
 * common forms are recognised.
 *
 * - An address has an `@`, a scheme, or a dot directly followed by a word. No list of domain
 *   endings would stay complete, so any word counts as one, and *Anna.Maria* is refused. The
 *   exceptions are listed titles (*Dr.med.*) and initials (*J.R.R.*), unless a slash follows, or
 *   the word is a well-known domain ending (`dr.com`, `T.ME`) or looks like one (`prof.pl`).
 * - A telephone number has nine digits, or a plus and seven, with any characters between them, not
 *   counting the first date or time.
 */
export const isContact = (text: string): boolean => {
  // Normalises compatibility forms, such as `＠` and circled digits, and decomposed letters.
  const plain = text.normalize('NFKC').replace(sinceSeed, '').replace(time, '');
  const afterPlus = plain.replace(/^[^+]*/, '');
  return (
    countDigits(plain) >= 9 ||
    countDigits(afterPlus) >= 7 ||
    signs.test(plain) ||
    [...plain.matchAll(pairs)].some(isAddress)
  );
};

/** The text, or `…` if it contains contact details, which no page may print. */
export const hideContact = (text: string): string => (isContact(text) ? '…' : text);
