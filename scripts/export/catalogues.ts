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

/** The messages of every language in `messages/`, apart from its subfolders. */
export const catalogues = readAll<Catalogue>(`${root}messages/`);

/** The lesson's messages in every language. */
export const lessonCatalogues = readAll<LessonMessages>(`${root}messages/lesson/`);

/** The messages of the printed material and the lesson's cards in every language. */
export const paperCatalogues = readAll<PaperMessages>(`${root}messages/paper/`);
