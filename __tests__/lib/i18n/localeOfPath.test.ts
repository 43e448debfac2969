import { addresses } from '@/__tests__/addresses';
import { localeOfPath } from '@/lib/i18n/localeOfPath';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';

describe('localeOfPath', () => {
  it.each(addresses)('finds $locale in $path', ({ path, locale }) => {
    expect(localeOfPath(path)).toBe(locale);
  });
});

describe('viewPath', () => {
  it('returns the right address for each view in each language', () => {
    for (const locale of locales) {
      for (const view of ['main', 'alternate'] as const) {
        const path = viewPath(view, locale);
        expect(addresses).toContainEqual({ path, view, locale, exported: true });
      }
    }
    expect(viewPath('alternate', defaultLocale)).toBe('/v');
  });
});
