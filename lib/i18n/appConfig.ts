import type {} from 'next-intl';
import type messages from '@/messages/en.json';
import type dialogs from '@/messages/dialogs/en.json';
import type { Locale } from './locales';

export type PageMessages = typeof messages;

export type DialogMessages = typeof dialogs;

declare module 'next-intl' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- augments next-intl
  interface AppConfig {
    Locale: Locale;
    // A page has its messages. A lazy-loaded dialog also has the messages of the dialogs.
    Messages: PageMessages & DialogMessages;
  }
}
