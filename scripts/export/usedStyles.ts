/** A rule of a style sheet, with its braces, which may contain rules of two further levels. */
const rule = /[^{}]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/**
 * Rules of MUI that no page needs: for unsupported browsers, for parts that no field has, and for
 * states without a style, or with a style of the theme for all components.
 */
const foreign =
  /^[^{]*(?:::-(?:ms-|moz-|webkit-input)|label\[data-shrink|InputAdornment|\w\[multiple|mui-\w+(?::active|:invalid|\.Mui-focusVisible|\.\w+-loading)\b)/;

/**
 * Removes the rules of classes that no element of a page has: a quarter of its CSS. Emotion writes
 * them for a styled component around another, which merges them into its own class. Their ids stay
 * in `data-emotion`, so that the browser does not compile and insert them again.
 *
 * Adds `data-s`, by which Emotion marks the style sheets that it has moved to the head. They are
 * already there, and after each move, browsers style the whole page again.
 *
 * Throws if the page has no style sheet or no class of Emotion, as after a change of its marks, or
 * rules nested more deeply than `rule` matches.
 */
export const withUsedStyles = (html: string, page: string): string => {
  const elements = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names);
  const used = new Set(elements.flatMap((names) => names.split(' ')));
  // Only elements that are always disabled have this class. Buttons have `aria-disabled`.
  const disabled = elements.filter((names) => names.includes('Mui-disabled')).join();
  let matched = 0;
  const isUsed = (text: string) => {
    if (foreign.test(text)) return false;
    const classes = text.match(/mui-[\w-]+/g) ?? [];
    const isMatched = classes.some((each) =>
      text.includes('.Mui-disabled') ? disabled.includes(each) : used.has(each),
    );
    if (isMatched) matched += 1;
    return isMatched || classes.length === 0;
  };
  const styled = html.replace(
    /<style (data-emotion="mui[ -][^>]*>)(.*?)(?=<\/style>)/gs,
    (_, attributes: string, css: string) => {
      const rules = css.match(rule) ?? [];
      if (rules.join('') !== css) throw new Error(`${page} has rules nested too deeply to prune`);
      return `<style data-s ${attributes}${rules.filter(isUsed).join('')}`;
    },
  );
  if (matched === 0) throw new Error(`${page} has no style of Emotion that an element uses`);
  return styled;
};
