import { NextIntlClientProvider } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { MainView } from '@/components/main/MainView';
import { fakeNames } from '@/lib/fake/fakeNames';
import { localeOfSegment } from '@/lib/i18n/locales';
import { mainMessages } from '@/lib/i18n/viewMessages';
import { metadataOf } from '@/lib/seo/pageMetadata';

export const generateMetadata = metadataOf('main');

export default async function Page({ params }: { params: Promise<{ locale?: string }> }) {
  const locale = localeOfSegment((await params).locale);
  setRequestLocale(locale);
  return (
    <NextIntlClientProvider messages={await mainMessages(locale)}>
      <MainView names={fakeNames(locale)} />
    </NextIntlClientProvider>
  );
}
