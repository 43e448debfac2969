import { setRequestLocale } from 'next-intl/server';
import { Dashboard } from '@/components/Dashboard';

export default async function Page({ params }: PageProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(locale);
  return <Dashboard />;
}
