import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('../../lib/i18n/locales.ts').Locale} Locale */

const messages = fileURLToPath(new URL('../../messages/', import.meta.url));
const scriptNames = /static\/chunks\/[\w.~-]+\.js/g;

/** Files that pages show, by their folders and names. */
const isShown = (/** @type {string} */ file) =>
  /^(coins|fonts|icons)\/.*\.(svg|png|woff2)$|^manifest\.webmanifest$/.test(file);

const isView = (/** @type {string} */ file) => file.endsWith('.html') && file !== '404.html';

/**
 * What the service worker of an export keeps: the views, whatever script one of them or one of its
 * scripts names, and what they show. The words of a language that are loaded on demand are in the
 * one script that has its notice.
 *
 * @param {string} out the folder of the export, finished but for its compressed files
 * @param {string} basePath where the site begins on its host
 * @returns {Promise<import('../../worker/precacheManifest.ts').PrecacheManifest>}
 */
export const precacheManifestOf = async (out, basePath) => {
  const files = (await readdir(out, { recursive: true })).sort();
  const hash = createHash('sha256');
  const read = async (/** @type {string} */ file) => {
    const content = await readFile(join(out, file));
    hash.update(`${file} ${content.length} `).update(content);
    return content.toString();
  };

  /** @type {Map<string, string>} */
  const scripts = new Map();
  const addNamed = async (/** @type {string} */ text) => {
    for (const [name] of text.matchAll(scriptNames)) {
      const file = `_next/${name}`;
      if (scripts.has(file)) continue;
      scripts.set(file, '');
      const script = await read(file);
      scripts.set(file, script);
      await addNamed(script);
    }
  };
  for (const page of files.filter(isView)) {
    // No browser that has service workers asks for the script of those without modules.
    await addNamed((await read(page)).replace(/<script[^>]*\bnoModule\b[^>]*>/gi, ''));
  }
  const shown = files.filter(isShown);
  for (const file of shown) await read(file);

  const own = /** @type {Record<Locale, string[]>} */ ({});
  for (const catalogue of (await readdir(messages)).sort()) {
    /** @type {unknown} */
    const all = JSON.parse(await readFile(join(messages, catalogue), 'utf8'));
    const { notice } = /** @type {import('../../lib/i18n/catalogue.ts').Catalogue} */ (all);
    const [words, more] = [...scripts].filter(([, text]) => text.includes(notice.text));
    if (words === undefined || more !== undefined) {
      throw new Error(`${catalogue} is not in one script of its own.`);
    }
    own[/** @type {Locale} */ (basename(catalogue, '.json'))] = [`${basePath}/${words[0]}`];
  }
  const owned = new Set(Object.values(own).flat());
  const shared = [...scripts.keys(), ...shown].map((file) => `${basePath}/${file}`);
  return {
    revision: hash.digest('hex').slice(0, 16),
    shared: shared.filter((path) => !owned.has(path)).sort(),
    byLocale: own,
  };
};
