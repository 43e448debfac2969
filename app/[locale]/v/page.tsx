import type { Viewport } from 'next';
import { metadataOf } from '@/lib/seo/pageMetadata';
import { setRequestLocale } from 'next-intl/server';
import { AlternateView } from '@/components/alternate/AlternateView';
import { localeOfSegment } from '@/lib/i18n/locales';

/** Tells the browser that the page is dark, before any style sheet applies. */
export const viewport: Viewport = { colorScheme: 'dark' };

export const generateMetadata = metadataOf('alternate');

export default async function Page({ params }: { params: Promise<{ locale?: string }> }) {
  setRequestLocale(localeOfSegment((await params).locale));
  return <AlternateView />;
}
