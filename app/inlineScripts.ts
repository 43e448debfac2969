import { typefaceScript } from '@/components/theme/typeface';
import { publicUrl } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Stores the time of the first click on Start for a run that opens later, and makes the link of
 * `ScriptFailure` reload the page, because the cached page may name scripts that are gone.
 */
const clickScript = `
addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (target.closest('[data-start]')) window.startClickedAt ??= performance.now();
  if (!target.closest('#script-failure a')) return;
  event.preventDefault();
  location.reload();
}, true);
`;

/** Runs in every page before its other scripts. */
export const earlyScript = clickScript + typefaceScript;

/**
 * Repairs an address that begins with `//`, or has `%3F` for its `?`. With `languages`, it also
 * replaces an unknown address by that of the first language in it, such as `de`, `de-AT`, `es_419`.
 */
export const addressScript = (languages: readonly Locale[]) => `
{
const { pathname, search, hash } = location;
const [, path, encoded] = /^\\/*(.*?)(?:%3f(.*))?$/i.exec(pathname);
const query = encoded === undefined ? search : '?' + encoded + search.replace('?', '&');
const own = ('/' + path).slice(${publicUrl('/').length - 1}).replace(/\\/$/, '');
const isNamed = (each) => RegExp('/' + each + '(?:[-_](?:[a-z]{2}|[0-9]{3}))?(?:/|$)', 'i').test(own);
const language = ${JSON.stringify(languages)}.find((each) => isNamed(each) && own !== '/' + each + '/v');
const target = (language ? '${publicUrl('/')}' + language : '/' + path) + query + hash;
if (target !== pathname + search + hash) location.replace(target);
}
`;
