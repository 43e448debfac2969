import { publicUrl } from '@/lib/config/publicUrl';
import { locales, type Locale } from '@/lib/i18n/locales';

/**
 * The drawings that mark a view as a simulation: `rule` is a line that the word interrupts, `field`
 * is a lattice of words behind figures. They are masks: the styles give them their colours.
 */
const kinds = ['rule', 'field'] as const;

type Kind = (typeof kinds)[number];

type MarkFile = { readonly file: string; readonly kind: Kind; readonly locale: Locale };

const nameOf = (kind: Kind, locale: Locale) => `${kind}-${locale}.svg`;

/** Every drawing. */
export const markFiles: readonly MarkFile[] = kinds.flatMap((kind) =>
  locales.map((locale) => ({ file: nameOf(kind, locale), kind, locale })),
);

/** The CSS `url()` of a drawing. */
export const markUrl = (kind: Kind, locale: Locale): string =>
  `url(${publicUrl(`/marks/${nameOf(kind, locale)}`)})`;
