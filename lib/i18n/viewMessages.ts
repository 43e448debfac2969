import { getMessages } from 'next-intl/server';
import type { Locale } from './locales';

/* The messages that the browser needs of each view. */

/** 404.html renders its metadata in the browser. */
export const fallbackMessages = async (locale: Locale) => {
  const { alternate: _, ...messages } = await getMessages({ locale });
  return messages;
};

export const mainMessages = async (locale: Locale) => {
  const { metadata: _, ...messages } = await fallbackMessages(locale);
  return messages;
};

export const alternateMessages = async (locale: Locale) => {
  const { charts: _, metadata: __, ...messages } = await getMessages({ locale });
  return messages;
};
