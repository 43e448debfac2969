import type { EmotionCache } from '@emotion/cache';
import { __unsafe_useEmotionCache, css, type SerializedStyles } from '@emotion/react';
import type { CSSObject } from '@mui/material/styles';

/** MUI's type: Emotion's does not allow the typography of a theme. */
export type StyleObject = CSSObject;

const emotion: { css(...styles: unknown[]): SerializedStyles } = { css };

/** The text of styles, and a name made of it: most of the time that Emotion takes. */
export const serialize = (styles: StyleObject | readonly StyleObject[]) => emotion.css(styles);

/** @throws {Error} on the server without a `StyleCache` */
export const useStyleCache = () => {
  const cache = __unsafe_useEmotionCache();
  if (cache === null) throw new Error('The server needs a StyleCache around styled elements.');
  return cache;
};

/**
 * Adds styles to the document, if it has none of that name.
 *
 * @param selector what they are of; empty, if they contain selectors of their own
 * @param compute is only called if they are missing
 */
export const addStyles = (
  cache: EmotionCache,
  name: string,
  selector: string,
  compute: () => StyleObject | readonly StyleObject[],
) => {
  if (cache.inserted[name] !== undefined) return;
  const { styles, next } = serialize(compute());
  cache.insert(selector, { name, styles }, cache.sheet, true);
  // Animations.
  for (let each = next; each; each = each.next) {
    if (cache.inserted[each.name] === undefined) cache.insert('', each, cache.sheet, true);
  }
};
