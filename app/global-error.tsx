'use client';

import { useEffect } from 'react';

/**
 * What is left where an error has taken the whole page away: an empty document, to which the early
 * script adds the notice and what to do (`components/document/early.ts`).
 */
export default function GlobalError() {
  useEffect(() => {
    document.documentElement.dataset.failed = '';
  }, []);
  return (
    <html suppressHydrationWarning>
      <body />
    </html>
  );
}
