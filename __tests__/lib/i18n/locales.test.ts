import { isLocale, locales, localeOfSegment } from '@/lib/i18n/locales';

it.each(locales)('the language %s is known by its code, also in an address', (locale) => {
  expect(isLocale(locale)).toBe(true);
  expect(localeOfSegment(locale)).toBe(locale);
});

it.each(['', 'EN', 'xx', 'toString'])('“%s” is no language', (segment) => {
  expect(isLocale(segment)).toBe(false);
  expect(() => localeOfSegment(segment)).toThrow(RangeError);
});
