'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { PageMessages } from './catalogue';
import type { Locale } from './locales';

type Props = { locale: Locale; messages: PageMessages; children: ReactNode };

/** The words of everything inside. No date is ever shown, so the time zone is any. */
export const MessagesProvider = ({ locale, messages, children }: Props) => (
  <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);
