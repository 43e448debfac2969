/** @jest-environment jsdom */
import { addresses } from '@/__tests__/addresses';
import { languageScript } from '@/app/inlineScripts';
import { defaultLocale } from '@/lib/i18n/locales';

it.each(addresses)('the script of 404.html finds $locale in $path', ({ path, locale }) => {
  const { documentElement } = document;
  documentElement.lang = defaultLocale;
  delete documentElement.dataset.languagePending;
  window.history.replaceState(null, '', path);
  const script = document.createElement('script');
  script.textContent = languageScript;
  document.head.append(script);
  expect(documentElement.lang).toBe(locale);
  expect(documentElement.dataset.languagePending).toBe(locale === defaultLocale ? undefined : '');
});
