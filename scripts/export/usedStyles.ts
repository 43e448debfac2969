/** The rules of a style sheet: each with its braces, which may contain further rules. */
const rulesOf = (css: string): string[] => {
  const rules: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
};

/** MUI's rules for browsers before the supported ones, and for floating labels, which no field has. */
const foreign = /^[^{]*(?:::-(?:ms-|moz-focus)|label\[data-shrink)/;

/**
 * Removes the styles of classes that no element of a page has: a quarter of its CSS. Emotion writes
 * them for styled components inside others, which merge them into a class of their own. Their ids
 * stay, so that Emotion does not compile and insert them again in the browser.
 */
export const withUsedStyles = (html: string): string => {
  const used = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')),
  );
  const isUsed = (rule: string) => {
    if (foreign.test(rule)) return false;
    const classes = rule.match(/mui-[a-z0-9]+/g) ?? [];
    return classes.length === 0 || classes.some((each) => used.has(each));
  };
  return html.replace(
    /(<style data-emotion="mui [^>]*>)(.*?)(?=<\/style>)/gs,
    (_, start: string, css: string) => start + rulesOf(css).filter(isUsed).join(''),
  );
};
