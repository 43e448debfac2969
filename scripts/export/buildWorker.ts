import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '@/lib/i18n/locales';
import type { PrecacheManifest } from '@/worker/precacheManifest';
import { scriptsNamedIn } from '@/worker/scriptsNamedIn';
import { bundle } from './bundle';
import { catalogues } from './catalogues';
import { listFiles, out } from './folders';
import { site } from './site.mjs';

/** The images and fonts that the pages use, and the web app manifest. */
const isAsset = (file: string) =>
  /^(coins|fonts|logo)\/.*\.(svg|png|woff2)$|^manifest\.webmanifest$/.test(file);

const isView = (file: string) => file.endsWith('.html') && file !== '404.html';

const urlOf = (file: string) => `${site.BASE_PATH}/${file}`;

/** Makes a reader of export files, which also hashes everything that it reads. */
const makeReader = () => {
  const hash = createHash('sha256');
  return {
    read: async (file: string) => {
      const content = await readFile(join(out, file));
      hash.update(`${file} ${content.length} `).update(content);
      return content.toString();
    },
    revision: () => hash.digest('hex').slice(0, 16),
  };
};

/** Adds all scripts that a text refers to, directly or through other scripts, with their texts. */
const addScripts = async (
  scripts: Map<string, string>,
  text: string,
  read: (file: string) => Promise<string>,
) => {
  for (const name of scriptsNamedIn(text)) {
    const file = `_next/${name}`;
    if (scripts.has(file)) continue;
    // Set before the script is read, because scripts may refer to each other.
    scripts.set(file, '');
    const script = await read(file);
    scripts.set(file, script);
    await addScripts(scripts, script, read);
  }
};

/**
 * The only script that contains a message.
 *
 * @throws {Error} if not exactly one script does
 */
const scriptWith = (message: string, scripts: ReadonlyMap<string, string>) => {
  const [found, ...others] = [...scripts].filter(([, script]) => script.includes(message));
  if (!found || others.length > 0) {
    throw new Error(`This message is not in exactly one script: ${message}`);
  }
  return found[0];
};

/** The scripts with the on-demand messages of a language, its lesson and its printed material. */
const scriptsOf = (locale: Locale, scripts: ReadonlyMap<string, string>) =>
  [
    catalogues[locale].notice.text,
    catalogues[locale].lesson.linkWhy,
    catalogues[locale].paper.guideAimText,
  ].map((message) => scriptWith(message, scripts));

/**
 * Lists the files that the service worker stores: the scripts that any view refers to, directly or
 * through other scripts, and the assets.
 *
 * @throws {Error} if the messages of a language are not in exactly one script
 */
const makePrecacheManifest = async (): Promise<PrecacheManifest> => {
  const files = await listFiles(out);
  const { read, revision } = makeReader();

  const scripts = new Map<string, string>();
  for (const page of files.filter(isView)) {
    await addScripts(scripts, await read(page), read);
  }
  const assets = files.filter(isAsset);
  for (const file of assets) await read(file);

  const ofLocales = locales.map((locale) => [locale, scriptsOf(locale, scripts)] as const);
  const ofOneLocale = new Set(ofLocales.flatMap(([, files]) => files));
  return {
    revision: revision(),
    shared: [...scripts.keys(), ...assets]
      .filter((file) => !ofOneLocale.has(file))
      .map(urlOf)
      .sort(),
    byLocale: Object.fromEntries(
      ofLocales.map(([locale, ofLocale]) => [locale, ofLocale.map(urlOf)]),
    ) as Record<Locale, string[]>,
  };
};

/**
 * Writes the service worker of the export, which changes between two exports only if its code or
 * the files that it stores change.
 *
 * @throws {Error} if the messages of a language are not in exactly one script
 */
export const buildWorker = async (): Promise<void> =>
  writeFile(
    `${out}sw.js`,
    bundle(new URL('../../worker/sw.ts', import.meta.url), 'es2022', {
      builtPrecacheManifest: JSON.stringify(await makePrecacheManifest()),
    }),
  );
