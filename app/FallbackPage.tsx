'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { setLanguage } from '@/components/layout/document';
import { MainView } from '@/components/main/MainView';
import { defaultLocale, localeOfSegment, type Locale } from '@/lib/i18n/locales';
import type { PageMessages } from '@/lib/i18n/appConfig';
import { pageTitle } from '@/lib/seo/pageTitle';

type Props = {
  messages: PageMessages;
  /** Default names by language. */
  names: Readonly<Record<string, readonly string[]>>;
};

const noSubscription = () => () => {};
/** The language of the address, from `languageScript`. */
const readLocale = () => localeOfSegment(window.languageOfAddress);

/**
 * The main view at an unknown address. The export has it in the default language. The browser loads
 * the messages for the language of the address, and keeps the default language if that fails.
 */
export const FallbackPage = ({ messages, names }: Props) => {
  /** `null` until React has hydrated the exported page. */
  const requested = useSyncExternalStore<Locale | null>(noSubscription, readLocale, () => null);
  const [loaded, setLoaded] = useState<{ locale: Locale; messages: PageMessages } | null>(null);
  const isDefault = requested === defaultLocale;
  const shown = isDefault ? { locale: defaultLocale, messages } : loaded;

  useEffect(() => {
    if (requested === null || isDefault) return;
    (import(`@/messages/${requested}.json`) as Promise<{ default: PageMessages }>).then(
      (module) => setLoaded({ locale: requested, messages: module.default }),
      () => setLoaded({ locale: defaultLocale, messages }),
    );
  }, [requested, isDefault, messages]);

  const locale = shown?.locale ?? null;
  useEffect(() => {
    if (locale !== null) setLanguage(locale);
  }, [locale]);

  const page = shown ?? { locale: defaultLocale, messages };
  return (
    <NextIntlClientProvider locale={page.locale} messages={page.messages} timeZone="UTC">
      <title>{pageTitle('main', page.messages)}</title>
      <meta name="description" content={page.messages.page.description} />
      <meta name="robots" content="noindex" />
      <MainView names={(shown && names[page.locale]) ?? null} />
    </NextIntlClientProvider>
  );
};
