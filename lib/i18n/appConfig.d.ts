import type {} from 'next-intl';
import type { PageMessages } from './catalogue';
import type { Locale } from './locales';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    // The messages that the pages of one view or of both contain. Others are a type error.
    Messages: Required<PageMessages>;
  }
}
