import { getRequestConfig } from 'next-intl/server';
import type { PageMessages } from './appConfig';
import { localeOfSegment } from './locales';

/** The language and the messages of a page. No message contains a date, so any time zone works. */
export default getRequestConfig(async ({ requestLocale }) => {
  const locale = localeOfSegment(await requestLocale);
  const { default: messages } = (await import(`@/messages/${locale}.json`)) as {
    default: PageMessages;
  };
  return { locale, messages, timeZone: 'UTC' };
});
