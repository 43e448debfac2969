'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { PageMessages } from './catalogue';
import type { Locale } from './locales';

type Props = { locale: Locale; messages: PageMessages; children: ReactNode };

/** Provides the messages to its children. The time zone has no effect: no message has a date. */
export const MessagesProvider = ({ locale, messages, children }: Props) => (
  <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);
