import type { Locale } from '@/lib/i18n/locales';

/** What the page changes in the document outside of React's tree. */

/** Shows 404.html, whose language is known now. */
export const setLanguage = (locale: Locale) => {
  document.documentElement.lang = locale;
  delete document.documentElement.dataset.languagePending;
};

/**
 * Removes the canonical address: a phone's share menu would use it, and lose the run. The elements
 * stay, because React removes them itself if the page fails.
 */
export const removeCanonical = () => {
  if (window.location.search === '') return;
  document.querySelector('link[rel=canonical]')?.removeAttribute('rel');
  document.querySelector('meta[property="og:url"]')?.removeAttribute('property');
};
