import type {} from 'next-intl';
import type { PageMessages } from './catalogue';
import type { Locale } from './locales';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    // Only the messages that pages of at least one view contain. Other keys are a type error.
    Messages: Required<PageMessages>;
  }
}
