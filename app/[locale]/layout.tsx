import { Document } from '@/app/Document';
import { localeOfSegment } from '@/lib/i18n/localeOfSegment';
import { locales } from '@/lib/i18n/locales';

export const dynamicParams = false;

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

export default async function Layout({ params, children }: LayoutProps<'/[locale]'>) {
  return <Document locale={localeOfSegment((await params).locale)}>{children}</Document>;
}
