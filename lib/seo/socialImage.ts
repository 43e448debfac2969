import { views, type View } from '@/lib/config/views';
import { locales, type Locale } from '@/lib/i18n/locales';

/** The size of the images in link previews, in pixels. */
export const socialImageSize = { width: 1_200, height: 630 } as const;

export const socialImageFile = (view: View, locale: Locale) => `${locale}-${view}.png`;

export const socialImages = views.flatMap((view) =>
  locales.map((locale) => ({ view, locale, file: socialImageFile(view, locale) })),
);
