import { AlternatePage } from '@/app/AlternatePage';
import { alternateViewport } from '@/app/alternateViewport';
import { localeOfSegment } from '@/lib/i18n/localeOfSegment';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const viewport = alternateViewport;

export const generateMetadata = async ({ params }: PageProps<'/[locale]/v'>) =>
  pageMetadata('alternate', localeOfSegment((await params).locale));

export default async function Page({ params }: PageProps<'/[locale]/v'>) {
  return <AlternatePage locale={localeOfSegment((await params).locale)} />;
}
