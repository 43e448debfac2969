import type { ReactNode } from 'react';
import { Document } from '@/app/Document';
import { defaultLocale } from '@/lib/i18n/locales';

export default function Layout({ children }: { children: ReactNode }) {
  return <Document locale={defaultLocale}>{children}</Document>;
}
