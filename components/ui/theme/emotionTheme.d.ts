import type { BaseTheme } from './baseTheme';

declare module '@emotion/react' {
  /** What Emotion gives to styles is the theme of the view. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged with Emotion's own
  interface Theme extends BaseTheme {}
}
