import { getMessages } from 'next-intl/server';
import type { Locale } from './locales';

/* The messages of each view, without those that only the other view needs. */

export const mainMessages = async (locale: Locale) => {
  const { alternate: _, ...messages } = await getMessages({ locale });
  return messages;
};

export const alternateMessages = async (locale: Locale) => {
  const { charts: _, ...messages } = await getMessages({ locale });
  return messages;
};
