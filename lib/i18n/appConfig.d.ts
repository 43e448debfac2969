import type {} from 'next-intl';
import type { PageMessages } from './catalogue';
import type { Locale } from './locales';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    // The messages that every page contains. Using other messages is a type error.
    Messages: PageMessages;
  }
}
