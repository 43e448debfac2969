import { readFileSync } from 'node:fs';
import { pageMessages } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import { loadPaperCatalogue } from '@/lib/i18n/loadPaperCatalogue';
import { loadLessonCatalogue } from '@/lib/i18n/loadLessonCatalogue';
import { isLocale, locales, localeOfSegment } from '@/lib/i18n/locales';

const fileOf = (path: string) =>
  JSON.parse(readFileSync(`messages/${path}.json`, 'utf8')) as Record<string, unknown>;

describe.each(locales)('the language %s', (locale) => {
  it('is known by its code, also in an address', () => {
    expect(isLocale(locale)).toBe(true);
    expect(localeOfSegment(locale)).toBe(locale);
  });

  it('has its own messages, also for the lesson and for paper', async () => {
    expect(await loadCatalogue(locale)).toEqual(fileOf(locale));
    expect(await loadLessonCatalogue(locale)).toEqual({
      ...fileOf(locale),
      ...fileOf(`lesson/${locale}`),
    });
    expect(await loadPaperCatalogue(locale)).toEqual({
      ...fileOf(locale),
      ...fileOf(`lesson/${locale}`),
      ...fileOf(`paper/${locale}`),
    });
  });

  it('has messages for each view, without those of the other and those that load on demand', async () => {
    const catalogue = await loadCatalogue(locale);
    const { alternate, charts: ofMain } = catalogue;
    const { charts, ...both } = pageMessages(catalogue, 'main');
    expect(charts).toEqual(ofMain);
    expect(pageMessages(catalogue, 'alternate')).toEqual({ ...both, alternate });
    expect(catalogue).toMatchObject(both);
    for (const name of [
      'alternate',
      'details',
      'failure',
      'hints',
      'parameters',
      'present',
      'share',
    ]) {
      expect(catalogue).toHaveProperty(name);
      expect(both).not.toHaveProperty(name);
    }
  });
});

it.each(['', 'EN', 'xx', 'toString'])('“%s” is no language', (segment) => {
  expect(isLocale(segment)).toBe(false);
  expect(() => localeOfSegment(segment)).toThrow(`language "${segment}"`);
});
