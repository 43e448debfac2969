/** Kinds of text that are known to break pages, grouped by the kind of problem. */
export const naughty: readonly string[] = [
  // Empty texts, and texts that look empty.
  ...['', ' ', '\u00a0', '\u3000', '\t\r\n', '\u200b', '\u2060', '\ufeff', '\u00ad', '\u034f'],
  ...['\u115f', '\u3164', '\u180e', '\u2800', '\u0000', '\u0007', '\u001b[31mred', '\u007f\u0085'],
  // Names with a meaning in programs.
  ...['null', 'undefined', 'NaN', 'true', 'false', '__proto__', 'constructor', 'prototype'],
  ...['toString', 'hasOwnProperty', '__defineGetter__', 'valueOf', '[object Object]', 'CON', 'nil'],
  // Numbers, and texts that look like numbers.
  ...['0', '-0', '00', '1e3', '1E+3', '1e309', '-1e-309', '0x1F', '0b11', '0o17', '1_000', '1n'],
  ...['1,000.50', '1.000,50', "1'000", '1 000', '½', '²', '١٢٣', '１２３', '一万', 'Ⅻ', '∞'],
  ...['+1', '−1', '.5', '5.', '5..5', '--5', '5-', '9007199254740993', '1000000000', '0.1e1'],
  ...['1000000000.001', '-1000000000', '1000001', '1000000', '0.005'],
  ...['9'.repeat(400), `0.${'0'.repeat(400)}1`],
  // Markup and scripts.
  ...['<b>bold</b>', '<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '</title><p>'],
  ...['"><svg/onload=alert(1)>', "'-alert(1)-'", 'javascript:alert(1)', '<iframe src=//x.test>'],
  ...['<a href=/x>go</a>', '<style>*{display:none}</style>', '<!--', ']]>', '&lt;b&gt;', '&#0;'],
  ...['data:text/html,<h1>x', '<math><mtext></mtext></math>', '<base href=//x.test>', '\\u003cb>'],
  // Other programming and template languages.
  ...["' OR '1'='1", '1; DROP TABLE trades; --', "admin'/*", '${7*7}', '{{7*7}}', '<%= 7*7 %>'],
  ...['$(id)', '`id`', '| cat', '../../etc/passwd', '..\\..\\x', '%s%n%x', '{0}', '=1+1', '#{1}'],
  ...['{name}', '{count, plural, one {#} other {#}}', '<name/>', "'{'", '${name}', '$&', '$1'],
  ...['@SUM(A1)', '\\'],
  // Percent signs and separators.
  ...['%', '%%', '%0', '%GG', '%00', '%0d%0aSet-Cookie:x', '%E0%A4%A', '%C0%AF', '%2525', '+'],
  ...['+++', '&', '&&', '=', '==', '?', '#', ';', '/', '//', 'a&name=b', 'a=b=c', '%26', '%23'],
  ...['%F0%9F'],
  // Text direction, joiners, combining marks, emoji.
  ...['\u202eevil', '\u2066x\u2069', '\u200fx', 'دانة', 'שלום', 'abc שלום 123', '\u061cx'],
  ...['👩\u200d👩\u200d👧\u200d👦', '🏳️\u200d🌈', '👍🏽', '🇩🇪', '🇩', '❤\ufe0f', '1\ufe0f\u20e3'],
  ...['\u200d', '\ufe0f', `x${'\u0489'.repeat(90)}`, '\uffff', '\ufffd'],
  ...['\u{e0001}\u{e0061}', 'Z\u0351\u036b\u0343\u036a\u0302', 'a\u0301'.repeat(70)],
  ...['ﷺ', '﷽'.repeat(20), 'ß', 'İ', 'ı', 'ﬀ', 'Å', 'क्षि', 'ก็็็็', '𝒳𝓎𝓏', '𠜎', '\u{10ffff}'],
  // Lone surrogates, and texts that are much too long.
  ...['\ud800', 'a\udc00b', '\udfff\ud800', 'x'.repeat(61), '👨\u200d'.repeat(61)],
  ...['W'.repeat(5_000)],
  ...[' x '.repeat(300), 'word '.repeat(40), '-'.repeat(200), '\u00a0x'.repeat(100)],
];
