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

/**
 * MUI's rules for browsers that are not supported, for what no field of a page has (a floating
 * label, an adornment), and for `disabled`: buttons have `aria-disabled`, so that they keep the
 * focus.
 */
const foreign = /^[^{]*(?:::-(?:ms-|moz-focus)|label\[data-shrink|InputAdornment|\.Mui-disabled)/;

/**
 * Removes the rules of classes that no element of a page has: a quarter of its CSS. Emotion writes
 * them for a styled component around another, which merges them into its own class. Their ids stay
 * in `data-emotion`, so that the browser does not compile and insert them again.
 *
 * Adds `data-s`, by which Emotion marks the style sheets that it has moved to the head. They are
 * there already, and browsers would style the whole page again.
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
    /<style (data-emotion="mui[ -][^>]*>)(.*?)(?=<\/style>)/gs,
    (_, attributes: string, css: string) =>
      `<style data-s ${attributes}${rulesOf(css).filter(isUsed).join('')}`,
  );
};
