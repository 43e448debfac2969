'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { PageWords } from './catalogue';
import type { Locale } from './locales';

type Props = { locale: Locale; messages: PageWords; children: ReactNode };

/** The words of everything inside. No date is ever shown, so the time zone is any. */
export const Words = ({ locale, messages, children }: Props) => (
  <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);
