import { useTheme, type SerializedStyles, type Theme } from '@emotion/react';
import { serialize, useStyleCache, type StyleObject } from './emotion';

type Styles = StyleObject | readonly StyleObject[];
type Props = { styles: Styles | ((theme: Theme) => Styles) };

/**
 * Styles of the whole page that stay once they have been rendered, in contrast to `GlobalStyles`. Those
 * in the HTML are not touched again.
 */
export const PageStyles = ({ styles }: Props) => {
  const theme = useTheme();
  const cache = useStyleCache();
  const all = serialize(typeof styles === 'function' ? styles(theme) : styles);
  for (let each: SerializedStyles | undefined = all; each; each = each.next) {
    if (cache.inserted[each.name] === undefined) cache.insert('', each, cache.sheet, true);
  }
  return null;
};
