'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { MainView } from '@/components/main/MainView';
import { Words } from '@/lib/i18n/MessagesProvider';
import type { PageWords } from '@/lib/i18n/catalogue';
import { sitePath } from '@/lib/config/publicUrl';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import { localeOfPath } from '@/lib/i18n/localeOfPath';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { pageTitle } from '@/lib/seo/pageTitle';

type Props = { words: PageWords; names: Readonly<Record<Locale, readonly string[]>> };

const neverChanges = () => () => {};
const readLocale = () => localeOfPath(sitePath(window.location.pathname));

/** The main view at any other address: in the default language as exported, then in the address's. */
export const AnyAddress = ({ words, names }: Props) => {
  const wanted = useSyncExternalStore<Locale>(neverChanges, readLocale, () => defaultLocale);
  const [shown, setShown] = useState({ locale: defaultLocale, words });
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (wanted === defaultLocale) return undefined;
    let wait = true;
    loadCatalogue(wanted).then(
      (words) => {
        if (wait) setShown({ locale: wanted, words });
      },
      // Without its words the page stays in the default language, and says so.
      () => setFailed(true),
    );
    return () => {
      wait = false;
    };
  }, [wanted]);

  useEffect(() => {
    // Not `wanted`: it is the default language while the page hydrates.
    if (!hasFailed && shown.locale !== readLocale()) return;
    const { lang, dataset } = document.documentElement;
    if (lang !== shown.locale) document.documentElement.lang = shown.locale;
    delete dataset.languagePending;
  }, [shown.locale, hasFailed]);

  return (
    <Words locale={shown.locale} messages={shown.words}>
      <title>{pageTitle('main', shown.words)}</title>
      <meta name="description" content={shown.words.page.description} />
      <MainView names={names[shown.locale]} />
    </Words>
  );
};
