import { MainPage } from '@/app/MainPage';
import { localeOfSegment } from '@/lib/i18n/localeOfSegment';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = async ({ params }: PageProps<'/[locale]'>) =>
  pageMetadata('main', localeOfSegment((await params).locale));

export default async function Page({ params }: PageProps<'/[locale]'>) {
  return <MainPage locale={localeOfSegment((await params).locale)} />;
}
