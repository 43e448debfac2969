'use client';

import { useEffect } from 'react';
import { sitePath } from '@/lib/config/publicUrl';
import { localeOfPath } from '@/lib/i18n/localeOfPath';

/**
 * What is left where an error has taken the whole page away: an empty document, with the notice and
 * what to do, which React does not know (`components/document/early.ts`). Next.js' own page needs
 * markup from a string, and the policy refuses that.
 */
export default function GlobalError() {
  useEffect(() => {
    const root = document.documentElement;
    root.lang = localeOfPath(sitePath(window.location.pathname));
    root.dataset.failed = '';
  }, []);
  return (
    <html suppressHydrationWarning>
      <body />
    </html>
  );
}
