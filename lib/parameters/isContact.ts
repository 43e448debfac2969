const setOf = (words: string) => new Set(words.split(' '));

/** What stands before a dot in titles, degrees and abbreviations of the six languages. */
const titles = setOf(
  'dr prof profa dra mag lic ing dipl univ med dent vet rer nat phil jur hab mult hr fr st nr no mr mrs ms ' +
    'rev capt sr sra srta jr dña mtro mme mlle mgr sig sigg dott avv arch lek inż ks św ul herr frau mudr',
);

/** The ends of titles whose middle is left out, like *Sig.ra*. None is the ending of a domain. */
const ends = setOf('ra na ssa ta lle');

/** Endings of domains that count as such after a title or an initial, too. */
const endings = setOf('com net org info biz io me co ly app dev');

/** What tells an address by itself: a sign, or a stand-in for one in brackets. */
const signs =
  /@|:\/\/|www\.|(?:mailto|tel|sms):|\p{L}(?:[([{<]a[)\]}>]|\s*[([{<](?:at|dot)[)\]}>]\s*)\p{L}{2}/iu;

/** A word, a dot of one of several scripts and the word after it, with a slash if one follows. */
const pairs = /([\p{L}\p{M}\p{N}_-]+)\s*[.。۔։።](?=(\p{L}[\p{L}\p{M}\p{N}_-]+)(\/?))/gu;

/** Whether two words with a dot between them are an address, and not a title or an initial. */
const isAddress = ([, before = '', after = '', slash = '']: RegExpMatchArray): boolean => {
  // `Dipl.-Ing.` has a hyphen after a dot.
  const [title, ending] = [before.toLowerCase().replace(/^-/, ''), after.toLowerCase()];
  if (slash !== '' || endings.has(ending)) return true;
  const isTitle = titles.has(title);
  const isInitial = /^(?:\p{L}\p{M}*|\d)$/u.test(before);
  if (!isTitle && !isInitial) return true;
  if (ends.has(ending) || titles.has(ending) || /^\p{Lu}\p{M}*\p{Ll}/u.test(after)) return false;
  // A club, like `1.FC`.
  if (/^\d$/.test(before) && /^\p{Lu}+$/u.test(after)) return false;
  // Like `prof.pl` and `T.ML`. Longer endings after a single letter are rare.
  return isTitle ? after.length < 3 : after.length < 5;
};

const countDigits = (text: string) => text.match(/\p{N}/gu)?.length ?? 0;

/** A date, also with a time, a school year, or a time in milliseconds: no telephone numbers. */
const times = /20\d\d-\d\d-\d\d(?:T[\d:]+(?:[+ -]\d\d:\d\d)?)?|20\d\d\/20\d\d\b|\b1[5-9]\d{11}\b/g;

/**
 * Whether a text contains contact details: an e-mail or web address, or a telephone number. Usual forms
 * are recognised, not all.
 *
 * - An address has an `@`, a scheme, or a dot with a word after it, without a space between. No list of
 *   domain endings would stay complete, so any word counts as one. There are fewer titles than domain
 *   endings, so these are the list: a dot after a title (*Dr.med.*) or an initial (*J.R.R.*) is none of
 *   an address, unless a well-known ending follows (`dr.com`, `T.ME`). So *Anna.Maria* is refused.
 * - A telephone number has nine digits, or a plus and seven, whatever stands between them.
 */
export const isContact = (text: string): boolean => {
  // Compatibility forms like `＠` and digits in circles, and decomposed letters, become usual ones.
  const plain = text.normalize('NFKC').replace(times, '');
  const [, ...afterPlus] = plain.split('+');
  return (
    countDigits(plain) >= 9 ||
    countDigits(afterPlus.join('')) >= 7 ||
    signs.test(plain) ||
    [...plain.matchAll(pairs)].some(isAddress)
  );
};

/** The text as a page may print it: `…` if it is a contact. */
export const hideContact = (text: string): string => (isContact(text) ? '…' : text);
