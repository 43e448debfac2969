import type { Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { AlternateView } from '@/components/alternate/AlternateView';
import { localeOfSegment } from '@/lib/i18n/locales';
import { metadataOf } from '@/lib/seo/pageMetadata';

/** Tells the browser that the page is dark, before any style sheet applies. */
export const viewport: Viewport = { colorScheme: 'dark' };

export const generateMetadata = metadataOf('alternate');

export default async function Page({ params }: { params: Promise<{ locale?: string }> }) {
  const locale = localeOfSegment((await params).locale);
  setRequestLocale(locale);
  const { charts, metadata, rewind, ...messages } = await getMessages();
  return (
    <NextIntlClientProvider messages={messages}>
      <AlternateView />
    </NextIntlClientProvider>
  );
}
