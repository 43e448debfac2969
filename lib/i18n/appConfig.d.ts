import type {} from 'next-intl';
import type { PageMessages } from './catalogue';
import type { Locale } from './locales';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    // What every page carries: words that it does not carry are an error of type.
    Messages: PageMessages;
  }
}
