import { publicUrl } from '@/lib/config/publicUrl';
import type { View } from '@/lib/config/views';
import type { Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { mapParameters, parameterNames, parameters, type ParameterName } from './parameters';
import type { Choices } from './parseLink';

/** A link to a page of this site. Immutable: the functions below return new links. */
export type Link = {
  readonly view: View;
  readonly locale: Locale;
  /** `null` where the link leaves the choice to the page. */
  readonly values: Choices;
  /** Parameters that are not in `values`, as a query without its question mark. */
  readonly others: string;
};

/** The values of a link that leaves everything to the page. */
export const noChoices: Choices = mapParameters<Choices>(() => null);

/** The text of a value in a link; `null` if the link can leave the parameter out. */
export const textOf = <Name extends ParameterName>(
  name: Name,
  value: Choices[Name],
): string | null => {
  const { fallback, write } = parameters[name];
  return value === null || value === fallback ? null : write(value);
};

/**
 * Returns the link with changed values. `null` removes a parameter, `undefined` keeps it, and so
 * does a view that ignores the parameter.
 */
export const withValues = (
  link: Link,
  changes: { readonly [Name in ParameterName]?: Choices[Name] | undefined },
): Link => {
  const changed = parameterNames.filter((name) => changes[name] !== undefined);
  const others = new URLSearchParams(link.others);
  for (const name of changed) if (parameters[name].views.includes(link.view)) others.delete(name);
  const values = mapParameters<Choices>((name) => {
    const value = changes[name];
    return value === undefined ? link.values[name] : value;
  });
  return { ...link, values, others: others.toString() };
};

/**
 * The path and query of a link, for an `href`: the inverse of `parseLink`. The query contains first
 * the foreign parameters (`utm_…`), then the values in the order of `parameters`, without those
 * that equal a constant fallback (US, USD, a run that waits for Start).
 */
export const hrefOf = (link: Link): string => {
  const query = new URLSearchParams(link.others);
  const said = parameterNames.flatMap((name) => {
    const text = textOf(name, link.values[name]);
    return text === null ? [] : [{ name, text }];
  });
  for (const { name, text } of said) {
    const { impliedBy = [] } = parameters[name];
    if (!said.some((other) => impliedBy.includes(other.name))) query.set(name, text);
  }
  const written = query.toString();
  return publicUrl(viewPath(link.view, link.locale)) + (written === '' ? '' : `?${written}`);
};

/** The absolute URL of a link. Works only in a browser. */
export const urlOf = (link: Link): string => window.location.origin + hrefOf(link);
