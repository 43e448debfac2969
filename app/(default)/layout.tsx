import type { ReactNode } from 'react';
import { Document } from '@/components/document/Document';
import { defaultLocale } from '@/lib/i18n/locales';

export default function Layout({ children }: { children: ReactNode }) {
  return <Document locale={defaultLocale}>{children}</Document>;
}
