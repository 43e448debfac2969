import { publicUrl } from '@/lib/config/publicUrl';
import { viewPath } from '@/lib/i18n/viewPath';
import type { Locale } from '@/lib/i18n/locales';
import { buildLink } from '@/lib/parameters/writeLink';
import { readDraft, type Draft } from './linkDraft';

/**
 * The absolute URL of a draft's link.
 *
 * @param search a query whose unknown parameters are kept
 * @param locale the language, by default the draft's own
 */
export const linkOf = (draft: Draft, search: string, locale: Locale = draft.locale): string =>
  window.location.origin +
  publicUrl(viewPath(draft.view, locale)) +
  buildLink(readDraft(draft).choices, search);
