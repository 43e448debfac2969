'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { MainView } from '@/components/main/MainView';
import { publicUrl } from '@/lib/config/site';
import { defaultLocale, localeOfSegment, type Locale } from '@/lib/i18n/locales';
import type { PageMessages } from '@/lib/i18n/appConfig';
import { pageTitle } from '@/lib/seo/pageTitle';

type Content = {
  readonly messages: Omit<PageMessages, 'alternate'>;
  /** Default names. */
  readonly names: readonly string[];
};

const noSubscription = () => () => {};
/** The language of the address, from `languageScript`. */
const readLocale = () => localeOfSegment(window.languageOfAddress);

const loadContent = async (locale: Locale): Promise<Content> => {
  const [{ default: messages }, names] = await Promise.all([
    import(`@/messages/${locale}.json`) as Promise<{ default: PageMessages }>,
    fetch(publicUrl('/names.json')).then(
      (file) => file.json() as Promise<Record<Locale, string[]>>,
    ),
  ]);
  return { messages, names: names[locale] };
};

/**
 * The main view at an unknown address. The export has it in the default language, with that
 * language's content as props. The browser loads the content for the language of the address, and
 * keeps the default language if that fails.
 */
export const FallbackPage = (content: Content) => {
  /** `null` until React has hydrated the exported page. */
  const requested = useSyncExternalStore<Locale | null>(noSubscription, readLocale, () => null);
  const [loaded, setLoaded] = useState<({ locale: Locale } & Content) | 'failed' | null>(null);
  const fallback = { locale: defaultLocale, ...content };
  const shown = requested === defaultLocale || loaded === 'failed' ? fallback : loaded;

  useEffect(() => {
    if (requested === null || requested === defaultLocale) return;
    loadContent(requested).then(
      (arrived) => setLoaded({ locale: requested, ...arrived }),
      () => setLoaded('failed'),
    );
  }, [requested]);

  const locale = shown?.locale ?? null;
  useEffect(() => {
    if (locale === null) return;
    document.documentElement.lang = locale;
    delete document.documentElement.dataset.languagePending;
  }, [locale]);

  const page = shown ?? fallback;
  return (
    <NextIntlClientProvider locale={page.locale} messages={page.messages} timeZone="UTC">
      <title>{pageTitle('main', page.messages)}</title>
      <meta name="description" content={page.messages.metadata.description} />
      <meta name="robots" content="noindex" />
      <MainView names={shown && shown.names} />
    </NextIntlClientProvider>
  );
};
