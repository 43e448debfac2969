import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { watchEarlyPresses } from '@/components/run/earlyPress';
import { fontFaces, fontsOf } from '@/components/theme/fonts';
import { publicUrl } from '@/lib/config/publicUrl';
import { pageWords } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';
import { foldSlashes } from './foldSlashes';
import { openPanelWithoutPopovers } from './popoverFallback';
import { framedStyle, refuseFrames } from './refuseFrames';
import { signAddress } from './signSvg';
import { trustOwnScripts } from './trustOwnScripts';

type Props = {
  locale: Locale;
  /** More of the head, before anything is painted. */
  head?: ReactNode;
  children: ReactNode;
};

/** The document around every page. Its scripts set attributes of the root before React comes. */
export const Document = async ({ locale, head, children }: Props) => {
  const words = JSON.stringify(pageWords(await loadCatalogue(locale)));
  for (const font of fontsOf(words)) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <link rel="icon" href={publicUrl('/favicon.ico')} sizes="32x32" />
        {/* Its own text, since another request would be one too many before the first paint. */}
        <link rel="icon" href={signAddress(false)} type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href={publicUrl('/icons/apple-touch-icon.png')} />
        <link rel="manifest" href={publicUrl('/manifest.webmanifest')} />
        <style dangerouslySetInnerHTML={{ __html: fontFaces + framedStyle }} />
        <script
          dangerouslySetInnerHTML={{
            __html:
              `(${String(trustOwnScripts)})(${JSON.stringify(publicUrl('/'))});` +
              [foldSlashes, refuseFrames, watchEarlyPresses, openPanelWithoutPopovers]
                .map((first) => `(${String(first)})();`)
                .join(''),
          }}
        />
        {head}
      </head>
      <body>
        <AppRouterCacheProvider>{children}</AppRouterCacheProvider>
      </body>
    </html>
  );
};
