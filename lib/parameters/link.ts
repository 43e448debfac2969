import { publicUrl } from '@/lib/config/site';
import type { View } from '@/lib/config/views';
import { type Locale, viewPath } from '@/lib/i18n/locales';
import type { Moment } from '@/lib/simulation/runner';
import { isMergeTag } from './mergeTag';
import { parameterNames, parameters } from './parameters';
import type { Choices, ParameterName } from './parameters';

/** A link to a page of this site. Immutable: the functions below return new links. */
export type PageLink = {
  readonly view: View;
  readonly locale: Locale;
  /** `null` if the link leaves the choice to the page. */
  readonly values: Choices;
  /** The parameters that are not in `values`, as a query without its question mark. */
  readonly otherParameters: string;
};

/** The link with changed values. `null` removes a parameter. */
export const withValues = (link: PageLink, changes: Partial<Choices>): PageLink => {
  const otherParameters = new URLSearchParams(link.otherParameters);
  for (const name of Object.keys(changes)) otherParameters.delete(name);
  const values = { ...link.values, ...changes };
  return { ...link, values, otherParameters: otherParameters.toString() };
};

/** The link to the same run, before Start. */
export const beforeStart = (link: PageLink): PageLink =>
  withValues(link, { running: null, t: null, rounds: null, paused: null });

/** The link to a moment of its run; the same link if the run was not started. */
export const atMoment = (link: PageLink, moment: Moment | null): PageLink =>
  moment === null
    ? link
    : withValues(link, { t: moment.elapsed, rounds: moment.rounds, paused: moment.isPaused });

/** Whether the name is a merge tag, which a mail program replaces in the link. */
export const hasMergeTag = ({ values: { name } }: PageLink): boolean =>
  name !== null && isMergeTag(name);

/** The text of a value in a link; `null` if the link can omit the parameter. */
const textOf = <Name extends ParameterName>(name: Name, value: Choices[Name]): string | null => {
  const { fallback, write } = parameters[name];
  return value === null || value === fallback ? null : write(value);
};

/**
 * The path and query of a link, for an `href`: the inverse of `parseLink`. The values come in the
 * order of `parameters`, then the unknown parameters (`utm_…`).
 */
export const hrefOf = (link: PageLink): string => {
  const { values } = link;
  const isTagged = hasMergeTag(link);
  const pairs = parameterNames.flatMap((name) => {
    const text = textOf(name, values[name]);
    // A link with `t` starts the run by itself.
    const isImplied = name === 'running' && values.t !== null;
    if (text === null || isImplied || (name === 'name' && isTagged)) return [];
    return new URLSearchParams({ [name]: text }).toString();
  });
  const isPart = (part: string) => part !== '';
  const encoded = [...pairs, link.otherParameters]
    .filter(isPart)
    .join('&')
    // Mail and chat apps cut off punctuation and `_` at the end.
    .replace(/[.*_]$/, (last) => `%${last.charCodeAt(0).toString(16).toUpperCase()}`);
  // Mail programs do not recognize an encoded tag. It is last, because the name may contain `&`.
  const query = [encoded, isTagged ? `name=${values.name}` : ''].filter(isPart).join('&');
  return publicUrl(viewPath(link.view, link.locale)) + (query === '' ? '' : `?${query}`);
};

/** The absolute URL of a link. Works only in a browser. */
export const urlOf = (link: PageLink): string => window.location.origin + hrefOf(link);
