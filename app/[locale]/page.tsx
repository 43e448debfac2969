import { MainView } from '@/components/main/MainView';
import { fakeNames } from '@/lib/fake/fakeNames';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import { pageMessages } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import { localeOfSegment } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/pageMetadata';

/** `locale` is missing in `app/(default)`: the same pages at addresses without a language. */
type Props = { params: Promise<{ locale?: string }> };

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata('main', localeOfSegment((await params).locale));

/** The main view, with the messages and default names of its language. */
export default async function Page({ params }: Props) {
  const locale = localeOfSegment((await params).locale);
  return (
    <MessagesProvider locale={locale} messages={pageMessages(await loadCatalogue(locale), 'main')}>
      <MainView names={fakeNames(locale)} />
    </MessagesProvider>
  );
}
