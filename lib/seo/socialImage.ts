import { siteUrl } from '@/lib/config/siteUrl';
import { views, type View } from '@/lib/config/views';
import { locales, type Locale } from '@/lib/i18n/locales';

/** The size of the images that link previews show, in pixels. */
export const socialImageSize = { width: 1_200, height: 630 } as const;

const fileOf = (view: View, locale: Locale) => `${locale}-${view}.png`;

/** Every social image: one for each language and view. */
export const socialImages = views.flatMap((view) =>
  locales.map((locale) => ({ view, locale, file: fileOf(view, locale) })),
);

/** The absolute URL of a page's social image. */
export const socialImageUrl = (view: View, locale: Locale): string =>
  `${siteUrl}/og/${fileOf(view, locale)}`;
