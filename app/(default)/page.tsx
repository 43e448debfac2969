import { MainPage } from '@/app/MainPage';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('main', defaultLocale);

export default function Page() {
  return <MainPage locale={defaultLocale} />;
}
