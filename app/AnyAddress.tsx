'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useLoaded } from '@/components/boundaries/useLoaded';
import { MainView } from '@/components/main/MainView';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import type { PageMessages } from '@/lib/i18n/catalogue';
import { sitePath } from '@/lib/config/publicUrl';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import { localeOfPath } from '@/lib/i18n/localeOfPath';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { pageTitle } from '@/lib/seo/pageTitle';

type Props = { messages: PageMessages; names: Readonly<Record<Locale, readonly string[]>> };

const neverChanges = () => () => {};
const readLocale = () => localeOfPath(sitePath(window.location.pathname));

/**
 * The main view at an unknown address: exported in the default language, then displayed in the
 * language of the address.
 */
export const AnyAddress = ({ messages, names }: Props) => {
  const wanted = useSyncExternalStore<Locale>(neverChanges, readLocale, () => defaultLocale);
  const loaded = useLoaded(loadCatalogue, wanted, wanted !== defaultLocale);
  // Without the messages, the page stays in the default language, and the effect sets `lang` to it.
  const shown = loaded.value
    ? { locale: wanted, messages: loaded.value }
    : { locale: defaultLocale, messages };
  const hasFailed = loaded.failure !== null;

  useEffect(() => {
    // Not `wanted`, which is the default language during hydration.
    if (!hasFailed && shown.locale !== readLocale()) return;
    const { lang, dataset } = document.documentElement;
    if (lang !== shown.locale) document.documentElement.lang = shown.locale;
    delete dataset.languagePending;
  }, [shown.locale, hasFailed]);

  return (
    <MessagesProvider locale={shown.locale} messages={shown.messages}>
      <title>{pageTitle('main', shown.messages)}</title>
      <meta name="description" content={shown.messages.page.description} />
      <MainView names={names[shown.locale]} />
    </MessagesProvider>
  );
};
