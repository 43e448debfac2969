import type {} from 'next-intl';
import type messages from '@/messages/en.json';
import type dialogs from '@/messages/dialogs/en.json';
import type { Locale } from './locales';

export type PageMessages = typeof messages;

export type DialogMessages = typeof dialogs;

declare module 'next-intl' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged with next-intl's own
  interface AppConfig {
    Locale: Locale;
    // The messages of the pages, and in what is loaded on demand also those of the dialogs.
    Messages: PageMessages & DialogMessages;
  }
}
