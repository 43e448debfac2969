import { messagesOf } from '@/__tests__/messages';
import { failureMarkup, failureStyle } from '@/components/early/scriptFailure';
import { locales, otherLocales, type Locale } from '@/lib/i18n/locales';

/** The languages of the texts that are shown in a document of a language. */
const shownIn = (lang: string, contained: readonly Locale[]) => {
  document.documentElement.lang = lang;
  document.head.innerHTML = `<style>${failureStyle}</style>`;
  document.body.innerHTML = failureMarkup(
    Object.fromEntries(contained.map((locale) => [locale, messagesOf(locale)])),
  );
  return [...document.querySelectorAll<HTMLElement>('#script-failure > div')]
    .filter((text) => getComputedStyle(text).display !== 'none')
    .map((text) => text.lang);
};

const [language] = otherLocales;

describe('the message about failed scripts', () => {
  it.each(locales)('is shown in the language of the address only: %s', (locale) => {
    expect(shownIn(locale, locales)).toEqual([locale]);
  });

  it('is shown on a page that a translation tool has put into another language', () => {
    expect(shownIn('ja', ['en'])).toEqual(['en']);
    if (language) expect(shownIn('en', [language])).toEqual([language]);
  });
});
