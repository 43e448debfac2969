import { fontFamily } from '@/lib/config/brand';
import { noticeColours } from '@/lib/config/colours';

/**
 * The appearance of the notice. Forced colours show the border. A function, because bundlers do not
 * remove unused constants that are composed of others.
 */
const look = () =>
  'display:block;box-sizing:border-box;padding:7px 14px;border:2px solid var(--notice-edge,transparent);' +
  `background:${noticeColours.main};color:${noticeColours.contrastText};` +
  // A presentation sets the size.
  `font:600 var(--notice-size,.9375rem)/1.5 ${fontFamily};` +
  'text-align:center;text-wrap:balance;print-color-adjust:exact;';

/**
 * The notice in the flow of the page, before the guard starts or without a guard. The target of the
 * button is larger than its line. An open dialog, which has to be closed first, hides the button.
 */
export const noticeStyle = (): string =>
  `[data-notice]{${look()}position:sticky;top:0;z-index:1501}` +
  '[data-notice]>button{margin:-6px 0;padding:6px 4px;border:0;background:none;color:inherit;font:inherit;' +
  'text-decoration:underline;text-underline-offset:.2em;cursor:pointer}' +
  '[data-notice]>:focus-visible{outline-color:currentcolor}' +
  '[data-notice][aria-hidden=true]>button{visibility:hidden}' +
  '@media print{[data-notice]>button{display:none}}';

/** The text inherits its whole style from the notice. Serialized as in browsers, to be compared. */
export const textStyle = 'all: unset !important;';

/**
 * The notice in the top layer, `!important` to override style sheets of the page and of extensions.
 *
 * @param isFramed whether the notice covers the whole window
 * @param zoom the part of the page that is in view while enlarged by pinching: a fixed element
 *   would stay at the edge of the page
 */
export const raisedStyle = (
  isFramed: boolean,
  { scale, offsetLeft, offsetTop }: Pick<VisualViewport, 'scale' | 'offsetLeft' | 'offsetTop'>,
) =>
  (
    `all:initial;${look()}position:var(--notice-position,fixed);` +
    (isFramed ? 'inset:0;display:grid;place-content:center;' : 'inset:0 0 auto;') +
    // Keeps the size on the screen the same as without zoom.
    `transform-origin:0 0;transform:translate(${offsetLeft}px,${offsetTop}px) scale(${1 / scale});`
  ).replaceAll(';', '!important;');

/**
 * Reserves space for the notice, and removes its pseudo-elements, with rules of the highest
 * specificity. Hides a live page that is not guarded, and any framed page. On paper, the notice is
 * on the first page only, and may have more lines than in the window.
 */
export const guardStyle =
  'body:has(>[data-notice][popover]){padding-top:var(--notice-height)}' +
  ':is([data-notice],[data-notice] *):not(#a#b#c){&::before,&::after{content:none!important}' +
  '&::first-line{all:unset!important}}' +
  'html:is([data-live]:not([data-guarded]),[data-framed]) body>:not([data-notice]){display:none!important}' +
  '@media print{html{--notice-position:absolute;--notice-edge:currentcolor}body{padding-top:4rem!important}}';
