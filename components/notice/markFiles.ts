import { publicUrl } from '@/lib/config/publicUrl';
import { views, type View } from '@/lib/config/views';
import { locales, type Locale } from '@/lib/i18n/locales';

/**
 * The drawings that mark a view as a simulation: `rule` is a line that the word interrupts, `field`
 * is a lattice of words behind figures.
 */
const kinds = ['rule', 'field'] as const;

type MarkFile = {
  readonly file: string;
  readonly kind: (typeof kinds)[number];
  readonly view: View;
  readonly locale: Locale;
};

const nameOf = (kind: MarkFile['kind'], view: View, locale: Locale) =>
  `${kind}-${view}-${locale}.svg`;

/** Every drawing, in the colours of each view. */
export const markFiles: readonly MarkFile[] = kinds.flatMap((kind) =>
  views.flatMap((view) =>
    locales.map((locale) => ({ file: nameOf(kind, view, locale), kind, view, locale })),
  ),
);

/** The CSS `url()` of a drawing. */
export const markUrl = (kind: MarkFile['kind'], view: View, locale: Locale): string =>
  `url(${publicUrl(`/marks/${nameOf(kind, view, locale)}`)})`;
