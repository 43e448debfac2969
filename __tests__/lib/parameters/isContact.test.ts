import fc from 'fast-check';
import { locales } from '@/lib/i18n/locales';
import { fakeNames } from '@/lib/fake/fakeNames';
import { hideContact, isContact } from '@/lib/parameters/isContact';

const names = [
  // Titles, with and without a space after the dot.
  ...['Dott.ssa Maria Rossi', 'Sig.ra Bianchi', 'Sig.na Bruni', 'D.ssa Verdi', 'Prof.ssa Anna'],
  ...['Avv. Bianchi', 'Ing.Rossi', 'Arch.Verdi', 'Geom. Neri', 'Dott.Ing.Paolo Conti', 'S.ra Neri'],
  ...['Dr.med. Anna Weber', 'Dr.med.dent. Weber', 'Dr. rer.nat. Weber', 'Dr.rer.nat.Weber'],
  ...['Dr.h.c. Weber', 'Dr.h.c.mult. Weber', 'Dipl.-Ing.(FH) Weber', 'Dipl.Ing. Weber', 'Dr.No'],
  ...['Univ.-Prof.Dr.Weber', 'Mag.iur. Huber', 'DR.MED. ANNA WEBER', 'Hr.Weber', 'Fr.Dr.Weber'],
  ...[
    'lek.med. Anna',
    'mgr.inż. Jan Kowalski',
    'mgr.inz\u0307. Jan',
    'dr hab.n.med. Anna',
    'ks.Jan',
  ],
  ...['dr.n.med.Anna Nowak', 'prof.dr.hab. Jan', 'lek.dent. Ewa', 'inż.Nowak', 'św.Jan'],
  ...['Sra.García', 'Dña. Ana', 'D. Luis', 'Lic.Ana Ruiz', 'Mtro.Ruiz', 'Srta.Ana', 'Profa.Ana'],
  ...['Mme.Dupont', 'Mlle.Anne', 'M.Dupont', 'MM. Dupont et Fils', 'Mgr.Dupont', 'M.lle Anne'],
  ...['Mr.Smith', 'Mrs.Jones', 'Ms. Lee', 'Rev.King', 'Ph.D.', 'Anna Weber, Ph.D.', 'B.Sc. Anna'],
  ...['M.Sc.', 'B.Eng.', 'LL.M.', 'M.A.', 'St.John', 'St. John', 'Jr.', 'Capt.Smith'],
  ...['Herr.Meier', 'Frau.Dr.Meier', 'MUDr.Novák', 'ul.Długa', '1.FC Köln', '1.FCK'],
  // Initials, ends of sentences, numbers.
  ...[
    'J.R.R. Tolkien',
    'J.R.R.Tolkien',
    'j.k. rowling',
    'J.K.Rowling',
    'J.Li',
    'A.WEBER',
    'j.smith',
  ],
  ...[
    'Anna.',
    'Anna B.',
    'Anna. Berta.',
    'A.-M. Weber',
    'H.-J.',
    'Anna & Co.',
    'z.B. Anna',
    'e.V.',
  ],
  ...['Anna...', 'Anna…Berta', 'Anna...und Berta', 'Nr. 5', 'Nr.5', 'No.5', 'Web 2.0', '2.Klasse'],
  ...[
    'Class of 2026',
    'class-2026-11-24-17',
    'Klasse 7b, 2025/2026',
    'Klasse 10a, 2025/26',
    '24.11.2026',
    'Room 1234567',
    '12345678',
    '1+1=2',
  ],
  ...[
    '2026-11-23T20:00+01:00',
    '2026-11-23T20:00:30-05:00',
    '2026-12-31 2027-01-01',
    'A+ 1',
    'C++ 2026',
    '10:30',
    '2026-11-20T18:00Z',
    '½',
    '50 %',
  ],
  ...['Anna.2026-11-24'],
  // Scripts, marks, punctuation.
  ...["O'Brien", 'D’Angelo', 'Jean-Luc', 'Łukasz Żółć', 'Zoë', 'Zoe\u0308', 'François', 'Ñusta'],
  ...[
    'Marcel·la',
    'アンナ・ウェーバー',
    '王小明',
    'דנה',
    'دانة',
    'Анна В.',
    'Иванов И.И.',
    'А.С.Пушкин',
  ],
  ...[
    '👩\u200d💻',
    '🇩🇪 Anna',
    '❤\ufe0f',
    '7\ufe0f\u20e3',
    '①②③',
    '<b>Anna</b>',
    'Anna/Luis',
    'www',
  ],
  ...[
    'Anna (AT)',
    '5 (a)',
    'amigo(a)s',
    'Klasse (a) und (b)',
    'Dot Cotton',
    'Matt at home',
    '{name}',
  ],
  ...['Team #42', '', '…', 'Anna: 5', 'Jean-Luc Ⅳ', 'Martin Luther King, Jr.', 'Sr. de la Vega'],
];

const contacts = [
  // Addresses, in any letter case and with any dot.
  ...['t.me/anna', 'T.ME/ANNA', 'T.Me/Anna', 'T.ME', 't.me', 'WA.ME/ANNA', 'wa.me', 'BIT.LY/2XYZ'],
  ...['MYBANK.PL', 'mybank.pl', 'MyBank.Pl', 'Broker.Io', 'Broker.Trading', 'BROKER.SHOP', 'x.com'],
  ...['X.COM', 'X.Com', 'example.org', 'EXAMPLE.COM', 'my-bank.co.uk', 'MY-BANK.CO.UK', 'a1.io'],
  ...['mybank .pl', 'mybank\u00a0.pl', 'Anna mybank.pl Berta'],
  ...['payout。com', 'payout｡com', 'payout．com', 'payout․com', 'payout﹒com'],
  ...[
    'bank.中国',
    'банк.рф',
    'БАНК.РФ',
    'بنك۔امارات',
    'bank.中国/anna',
    'dr.com',
    'prof.io',
    'st.com',
  ],
  ...['Dr.Anna.Bank.com', 'Sig.ra@bank', 'Dott.ssa-broker.com', 'e\u0301cole.fr', 'ma\u0308x.de'],
  ...['ⓑⓡⓞⓚⓔⓡ.ⓒⓞⓜ', '𝐛𝐫𝐨𝐤𝐞𝐫.𝐜𝐨𝐦', 'xn--bank-abc.com', 'anna_b.de', '12345.de', 'bank.xn--fiqs8s'],
  ...[
    'www.bank',
    'WWW.Bank',
    'https://localhost',
    'HTTP://X',
    'mailto:anna',
    'tel:112',
    'tg://anna',
  ],
  // After a title or an initial.
  ...['dr.med/anna', 'J.Smith/anna', 'prof.pl', 'T.ML', 't.ml', 't.mLs', 'T.XYz', '1.xY', '1.XYz'],
  ...['m-r.xyz'],
  // Mail.
  ...[
    'me@example.org',
    'me＠example',
    'me﹫example',
    '@anna',
    'anna @ home',
    'anna(a)gmail(dot)com',
  ],
  ...['anna [at] gmail [dot] com', 'anna(at)gmail', 'anna {at} gmail', 'ANNA (AT) GMAIL (DOT) COM'],
  ...['anna(a)gmail'],
  ...['anna ⒜ gmail(dot)com', 'anna <at> gmail'],
  // Telephone numbers.
  ...['+48–512–345–678', '48·512·345·678', '+48/512/345/678', '512_345_678', '512 345 678'],
  ...['+49 (30) 12 34', '+1-555-0100', '＋48 512 34', '0048 512 345 678', '512345678'],
  ...['①②③④⑤⑥⑦⑧⑨', '❶❷❸❹❺❻❼❽❾', '➀➁➂➃➄➅➆➇➈', '⑴⑵⑶⑷⑸⑹⑺⑻⑼', '⓵⓶⓷⓸⓹⓺⓻⓼⓽', '⓿⓿⓿⓿⓿⓿⓿⓿⓿'],
  ...[
    '5\ufe0f\u20e31\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e34\ufe0f\u20e35\ufe0f\u20e36\ufe0f\u20e37\ufe0f\u20e38\ufe0f\u20e3',
  ],
  ...['５１２３４５６７８', '٥١٢٣٤٥٦٧٨', '۵۱۲۳۴۵۶۷۸', '५१२३४५६७८', '𝟝𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠'],
  ...['5 1 2 3 4 5 6 7 8', '5-1-2-3-4-5-6-7-8', 'call 512 then 345 then 678', '📞512📞345📞678'],
  ...[
    '5,1,2,3,4,5,6,7,8',
    '512.345.678',
    '512…345…678',
    '⁺⁴⁸⁵¹²³⁴⁵⁶⁷⁸',
    '₅₁₂₃₄₅₆₇₈',
    'call-48512345678',
  ],
  // Not a date, not a time, or more than one of them.
  ...['Call 1521234567890', '1521234567890', 'call 1763980200000', '2049-12-12T491511234567'],
  ...['2025-55-01-23', '2025-13-01-23', '2025-00-10-23', '2025-05-32-23', '2025-05-00-23'],
  ...['2021-10-30 2040-05-06 2040-05-07', '2026-11-23T20:00 2026-11-23T21:00'],
];

describe('isContact', () => {
  it.each(names.map((name) => [name]))('finds none in %j', (name) => {
    expect(isContact(name)).toBe(false);
  });

  it.each(contacts.map((contact) => [contact]))('finds one in %j', (contact) => {
    expect(isContact(contact)).toBe(true);
  });

  it.each(contacts.map((contact) => [contact]))('finds %j between words', (contact) => {
    expect(isContact(`Anna ${contact} Berta`)).toBe(true);
  });

  it('finds none in any first name of the pages', () => {
    for (const locale of locales) expect(fakeNames(locale).filter(isContact)).toEqual([]);
  });

  it('finds none in a name with titles and initials', () => {
    const title = fc.constantFrom('Dr.', 'Prof.', 'Dott.ssa ', 'mgr.inż. ', 'Sra. ', 'Mme ', '');
    const initial = fc.constantFrom('A.', 'J.', 'Ł.', 'É.', 'A. ', '');
    const last = fc.constantFrom('Weber', 'Kowalska-Żak', "D'Amico", 'Núñez', 'Lévy', 'Li');
    fc.assert(
      fc.property(fc.array(title, { maxLength: 3 }), fc.array(initial), last, (...parts) => {
        expect(isContact(parts.flat().join(''))).toBe(false);
      }),
    );
  });

  it('finds an address in any letter case, whatever stands around it', () => {
    const dot = fc.constantFrom('.', ' .', '。', '．', '｡');
    const around = fc.constantFrom('', 'Anna ', 'Dr. ', '(', '„', '👉');
    const ending = fc.constantFrom('com', 'pl', 'io', 'trading', 'info', 'xyz', 'de', 'finance');
    const flip = (text: string, bits: number) =>
      [...text].map((c, n) => ((bits >> n) & 1 ? c.toUpperCase() : c)).join('');
    fc.assert(
      fc.property(around, dot, ending, fc.nat(255), fc.nat(255), (before, between, end, x, y) => {
        expect(isContact(`${before}${flip('mybank', x)}${between}${flip(end, y)}`)).toBe(true);
      }),
    );
  });

  it('finds nine digits, whatever stands between them, but not eight', () => {
    const between = fc.constantFrom(
      '',
      ' ',
      '-',
      '–',
      '·',
      '_',
      '/',
      '\\',
      ', ',
      ' and ',
      '☎',
      '|',
    );
    const digit = fc.constantFrom('5', '٥', '５', '⑤', '❺', '𝟝', '⁵');
    const written = (count: number) =>
      fc.array(fc.tuple(digit, between), { minLength: count, maxLength: count });
    fc.assert(fc.property(written(9), (all) => expect(isContact(all.flat().join(''))).toBe(true)));
    fc.assert(fc.property(written(8), (all) => expect(isContact(all.flat().join(''))).toBe(false)));
  });

  it('finds a plus and seven digits, but not six', () => {
    expect(isContact('+1 2 3 4 5 6 7')).toBe(true);
    expect(isContact('+1 2 3 4 5 6')).toBe(false);
    expect(isContact('1234567 +')).toBe(false);
  });
});

describe('hideContact', () => {
  it('replaces a text that is a contact, and no other', () => {
    expect(hideContact('call-48512345678')).toBe('…');
    expect(hideContact('lesson-1')).toBe('lesson-1');
    // The seed of a common start.
    expect(hideContact('1763980200000')).toBe('1763980200000');
  });
});
