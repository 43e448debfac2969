import type { Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { AlternateView } from '@/components/alternate/AlternateView';
import { localeOfSegment } from '@/lib/i18n/locales';
import { alternateMessages } from '@/lib/i18n/viewMessages';
import { metadataOf } from '@/lib/seo/pageMetadata';

/** Tells the browser that the page is dark, before any style sheet applies. */
export const viewport: Viewport = { colorScheme: 'dark' };

export const generateMetadata = metadataOf('alternate');

export default async function Page({ params }: { params: Promise<{ locale?: string }> }) {
  const locale = localeOfSegment((await params).locale);
  setRequestLocale(locale);
  return (
    <NextIntlClientProvider messages={await alternateMessages(locale)}>
      <AlternateView />
    </NextIntlClientProvider>
  );
}
