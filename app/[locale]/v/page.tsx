import type { Viewport } from 'next';
import { AlternateView } from '@/components/alternate/AlternateView';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import { pageMessages } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import { localeOfSegment } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/pageMetadata';

type Props = { params: Promise<{ locale?: string }> };

/** Tells the browser that the page is dark, before any style sheet applies. */
export const viewport: Viewport = { colorScheme: 'dark' };

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata('alternate', localeOfSegment((await params).locale));

/** The alternate view. */
export default async function Page({ params }: Props) {
  const locale = localeOfSegment((await params).locale);
  const messages = pageMessages(await loadCatalogue(locale), 'alternate');
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <AlternateView />
    </MessagesProvider>
  );
}
