import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Catalogue, LessonMessages, PaperMessages } from '@/lib/i18n/catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { root } from './folders';

const readAll = <Messages>(folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(folder + file, 'utf8')) as Messages,
      ]),
  ) as Record<Locale, Messages>;

/** The messages of every language, read from `messages/`; not those in its folders. */
export const catalogues = readAll<Catalogue>(`${root}messages/`);

/** Those of the lesson. */
export const lessonCatalogues = readAll<LessonMessages>(`${root}messages/lesson/`);

/** Those of what is printed for a class. */
export const paperCatalogues = readAll<PaperMessages>(`${root}messages/paper/`);
