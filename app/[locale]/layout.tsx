import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Document } from '@/app/Document';
import { locales, localeOfSegment } from '@/lib/i18n/locales';

/** `locale` is missing in `app/(default)`: the pages at addresses without a language. */
type Props = { params: Promise<{ locale?: string }>; children: ReactNode };

export const dynamicParams = false;

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

export default async function Layout({ params, children }: Props) {
  const locale = localeOfSegment((await params).locale);
  setRequestLocale(locale);
  return <Document locale={locale}>{children}</Document>;
}
