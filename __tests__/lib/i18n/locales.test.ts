import { addresses } from '@/__tests__/addresses';
import { defaultLocale, locales, viewPath } from '@/lib/i18n/locales';

it('viewPath returns the address of each view in each language', () => {
  for (const locale of locales) {
    for (const view of ['main', 'alternate'] as const) {
      const path = viewPath(view, locale);
      expect(addresses).toContainEqual({ path, view, locale, exported: true });
    }
  }
  expect(viewPath('alternate', defaultLocale)).toBe('/v');
});
