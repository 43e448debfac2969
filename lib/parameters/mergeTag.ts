/**
 * The signs of merge tags, which mail programs replace with a name: anywhere in the text
 * (`{{first_name}}`, `<%= name %>`, `*|FNAME|*`, `%%FIRSTNAME%%`), or around it (`__NAME__`,
 * `$name$`, `[First Name]`, `<<Name>>`).
 */
const signs = /[{}]|<%|%>|\*\||\|\*|%%|^([_$%#]).+\1$|^\[+[^[\]]+\]+$|^<+[^<>]+>+$/u;

export const isMergeTag = (text: string): boolean => signs.test(text);

/** Whether a link can contain the tag unencoded, as mail programs need it. */
export const isMergeTagForLinks = (text: string): boolean =>
  isMergeTag(text) && !/[#&?\s]/u.test(text);
