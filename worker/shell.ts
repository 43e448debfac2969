import type { Locale } from '@/lib/i18n/locales';

/** What the pages of a build need, besides the pages themselves, to open and run offline. */
export type Shell = {
  /** A hash of all that is in it. */
  readonly revision: string;
  /** The addresses of what every language needs. */
  readonly shared: readonly string[];
  /** The addresses of what one language needs. */
  readonly own: Readonly<Record<Locale, readonly string[]>>;
};

/** Put in its place by `scripts/export/buildWorker.mjs`. */
declare const builtShell: Shell;

export const shell = builtShell;
