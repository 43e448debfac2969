/**
 * The signs of merge tags, which mail programs replace with a name: anywhere in the text, as in
 * `{{first_name}}`, `<%= name %>` and `*|FNAME|*`, or around it, as in `__NAME__` and `[Name]`.
 * Browsers decode the start of `%DATE%` as U+FFFD.
 */
const signs = /[{}]|<%|%>|\*\||\|\*|%%|^\ufffd.+%$|^([_$%#*]).+\1$|^\[+[^[\]]+\]+$|^<+[^<>]+>+$/u;

export const isMergeTag = (text: string): boolean => signs.test(text);

/** Whether a link can contain the tag unencoded, as mail programs need it. */
export const isMergeTagForLinks = (text: string): boolean =>
  isMergeTag(text) && !/[#&?\s]/u.test(text);
