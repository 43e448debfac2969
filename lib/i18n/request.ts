import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import type { PageMessages } from './appConfig';
import { defaultLocale, locales } from './locales';

/** The language and the messages of a page. No message contains a date, so any time zone will do. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = hasLocale(locales, requested) ? requested : defaultLocale;
  const { default: messages } = (await import(`@/messages/${locale}.json`)) as {
    default: PageMessages;
  };
  return { locale, messages, timeZone: 'UTC' };
});
