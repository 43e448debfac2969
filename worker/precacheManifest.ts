import type { Locale } from '@/lib/i18n/locales';

/** The files that the pages of a build need to open and run offline, apart from the pages. */
export type PrecacheManifest = {
  /** A hash of the contents of the pages and of all these files. */
  readonly revision: string;
  /** The addresses of the files that every language needs. */
  readonly shared: readonly string[];
  /** The addresses of the files that only one language needs. */
  readonly byLocale: Readonly<Record<Locale, readonly string[]>>;
};

/** `scripts/export/buildWorker.ts` replaces this name with the manifest. */
declare const builtPrecacheManifest: PrecacheManifest;

export const precacheManifest = builtPrecacheManifest;
