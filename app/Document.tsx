import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import { Activity, type ReactNode } from 'react';
import { fallbackTypefaces } from '@/components/theme/typeface';
import type { Locale } from '@/lib/i18n/locales';
import { addressScript, earlyScript } from './inlineScripts';

type Props = {
  locale: Locale;
  /** The languages that the address may name instead; none, except on 404.html. */
  otherLanguages?: readonly Locale[];
  children: ReactNode;
};

export const Document = ({ locale, otherLanguages = [], children }: Props) => (
  <html lang={locale}>
    <head>
      <style dangerouslySetInnerHTML={{ __html: fallbackTypefaces }} />
      <script dangerouslySetInnerHTML={{ __html: addressScript(otherLanguages) + earlyScript }} />
    </head>
    <body>
      {/* Without Emotion's vendor prefixes, which would add 0.4 kB (Brotli) to a page.
          Components write those of `user-select` and `print-color-adjust` themselves. */}
      <AppRouterCacheProvider options={{ stylisPlugins: [] }}>
        {/* Lets React hydrate the document before the page's script arrives. It would start again
            with each script, and Emotion's new cache would move the style sheets. */}
        <Activity>{children}</Activity>
      </AppRouterCacheProvider>
    </body>
  </html>
);
