import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Catalogue } from '@/lib/i18n/catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { root } from './folders';

const folder = `${root}messages/`;

/** The messages of every language, read from `messages/`; not those of the lesson. */
export const catalogues = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(folder + file, 'utf8')) as Catalogue,
    ]),
) as Record<Locale, Catalogue>;
