import { getRequestConfig } from 'next-intl/server';
import { defaultLocale } from './locales';

/**
 * next-intl's plugin requires this file for server components that translate. Here, no component
 * does: pages pass their language and messages to `MessagesProvider`.
 */
export default getRequestConfig(() => ({ locale: defaultLocale }));
