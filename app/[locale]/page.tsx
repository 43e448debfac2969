import { metadataOf } from '@/lib/seo/pageMetadata';
import { setRequestLocale } from 'next-intl/server';
import { MainView } from '@/components/main/MainView';
import { fakeNames } from '@/lib/fake/fakeNames';
import { localeOfSegment } from '@/lib/i18n/locales';

export const generateMetadata = metadataOf('main');

export default async function Page({ params }: { params: Promise<{ locale?: string }> }) {
  const locale = localeOfSegment((await params).locale);
  setRequestLocale(locale);
  return <MainView names={fakeNames(locale)} />;
}
