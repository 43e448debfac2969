import { getRequestConfig } from 'next-intl/server';
import { defaultLocale } from './locales';

/**
 * Required by next-intl's plugin, for server components that translate. Here none does: a page gives its
 * language and messages to `MessagesProvider`.
 */
export default getRequestConfig(() => ({ locale: defaultLocale }));
