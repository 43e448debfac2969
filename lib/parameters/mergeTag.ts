/**
 * The signs of merge tags, which mail programs replace with a name: anywhere in the text, as in
 * `{{first_name}}`, `<%= name %>` and `*|FNAME|*`, or around it, as in `__NAME__`, `[Name]` and
 * `-name-`. Browsers decode the start of `%DATE%` as U+FFFD.
 */
const signs =
  /[{}]|<%|%>|\*\||\|\*|%%|^\ufffd.+%$|^([_$%#|~]).+\1$|^\[+[^[\]]+\]+$|^<+[^<>]+>+$|^«+[^«»]+»+$|^-[\p{L}\p{N}_]+-$/u;

/** The text without its percent-encoding, if it has any. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Whether a text is a merge tag, perhaps copied from an address. */
export const isMergeTag = (text: string): boolean => signs.test(text) || signs.test(decoded(text));

/** The tag as mail programs know it; `null` for other texts, and if a link has to encode it. */
export const mergeTagForLinks = (text: string): string | null => {
  const tag = signs.test(decoded(text)) ? decoded(text) : text;
  return isMergeTag(tag) && !/[#&?\s]/u.test(tag) ? tag : null;
};
