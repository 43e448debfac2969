import type { Locale } from '@/lib/i18n/locales';

/** What the page changes in the document outside of React's tree. */

/** Shows 404.html, whose language is known now. */
export const setLanguage = (locale: Locale) => {
  document.documentElement.lang = locale;
  delete document.documentElement.dataset.languagePending;
};

/** Removes the canonical address: a phone's share menu would use it, and lose the run. */
export const removeCanonical = () => {
  const elements = document.querySelectorAll('link[rel=canonical], meta[property="og:url"]');
  if (window.location.search !== '') elements.forEach((element) => element.remove());
};
