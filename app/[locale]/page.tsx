import { NextIntlClientProvider } from 'next-intl';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { MainView } from '@/components/main/MainView';
import { fakeNames } from '@/lib/fake/fakeNames';
import { localeOfSegment } from '@/lib/i18n/locales';
import { metadataOf } from '@/lib/seo/pageMetadata';

export const generateMetadata = metadataOf('main');

export default async function Page({ params }: { params: Promise<{ locale?: string }> }) {
  const locale = localeOfSegment((await params).locale);
  setRequestLocale(locale);
  const { alternate, metadata, ...messages } = await getMessages();
  return (
    <NextIntlClientProvider messages={messages}>
      <MainView names={fakeNames(locale)} />
    </NextIntlClientProvider>
  );
}
