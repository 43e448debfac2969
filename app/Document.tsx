import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { noticeStyle } from '@/components/early/noticeStyle';
import { fontFaces, fontsOf } from '@/components/theme/fonts';
import { publicUrl } from '@/lib/config/publicUrl';
import { pageMessages } from '@/lib/i18n/catalogue';
import { views } from '@/lib/config/views';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';
import { logoDataUrl } from '@/components/ui/logoDataUrl';

type Props = {
  locale: Locale;
  /** Whether the page serves unknown addresses, whose language is known only in the browser. */
  isAnyAddress?: boolean;
  children: ReactNode;
};

/**
 * The HTML document of every page. The build adds the scripts and elements that must work without
 * React (`scripts/export/inject.ts`). Nothing here may need `innerHTML`: if React has to re-render
 * the document, the Trusted Types policy rejects every string that would become markup.
 */
export const Document = async ({ locale, isAnyAddress = false, children }: Props) => {
  const catalogue = await loadCatalogue(locale);
  const words = JSON.stringify(views.map((view) => pageMessages(catalogue, view)));
  for (const font of fontsOf(words)) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang={locale} data-any-address={isAnyAddress ? '' : undefined} suppressHydrationWarning>
      <head>
        {/* For hosts that send no headers. Page addresses may contain personal names. */}
        <meta name="referrer" content="no-referrer" />
        <link rel="icon" href={publicUrl('/favicon.ico')} sizes="32x32" />
        {/* A data URL, to avoid another request before the first paint. */}
        <link rel="icon" href={logoDataUrl} type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href={publicUrl('/logo/apple-touch-icon.png')} />
        <link rel="manifest" href={publicUrl('/manifest.webmanifest')} />
        {/* With `precedence`, React identifies the style by its `href`, even among others. */}
        <style href="fonts" precedence="fonts">
          {fontFaces}
        </style>
        {/* In the export, `scripts/export/inject.ts` adds this style to each page. */}
        {process.env.NODE_ENV === 'development' && (
          <style href="notice" precedence="notice">
            {noticeStyle()}
          </style>
        )}
      </head>
      <body>
        {/* No prefixes from Emotion, which saves 0.4 kB per page: see `exactColours.ts`. */}
        <AppRouterCacheProvider options={{ stylisPlugins: [] }}>{children}</AppRouterCacheProvider>
      </body>
    </html>
  );
};
