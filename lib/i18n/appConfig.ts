import type {} from 'next-intl';
import type messages from '@/messages/en.json';
import type dialogs from '@/messages/dialogs/en.json';
import type { Locale } from './locales';

/** The messages of what is loaded on demand. */
export type DialogMessages = typeof dialogs;

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    // The messages of the pages, and in what is loaded on demand also those of the dialogs.
    Messages: typeof messages & DialogMessages;
  }
}
