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
