import { AlternatePage } from '@/app/AlternatePage';
import { alternateViewport } from '@/app/alternateViewport';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const viewport = alternateViewport;

export const generateMetadata = () => pageMetadata('alternate', defaultLocale);

export default function Page() {
  return <AlternatePage locale={defaultLocale} />;
}
