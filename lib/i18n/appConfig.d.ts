import type {} from 'next-intl';
import type { Catalogue } from './catalogue';
import type { Locale } from './locales';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Catalogue;
  }
}
