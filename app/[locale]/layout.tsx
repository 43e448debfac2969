import type { ReactNode } from 'react';
import { Document } from '@/app/Document';
import { locales, localeOfSegment } from '@/lib/i18n/locales';

type Props = { params: Promise<{ locale?: string }>; children: ReactNode };

export const dynamicParams = false;

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

export default async function Layout({ params, children }: Props) {
  return <Document locale={localeOfSegment((await params).locale)}>{children}</Document>;
}
