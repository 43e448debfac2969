import { fontFamily } from '@/lib/config/brand';
import { noticeColours } from '@/lib/config/colours';

/**
 * How the notice looks. Forced colours show its border. Functions, since bundlers keep composed constants
 * that nothing uses.
 */
const look = () =>
  'display:block;box-sizing:border-box;padding:7px 14px;border:2px solid var(--notice-edge,transparent);' +
  `background:${noticeColours.main};color:${noticeColours.contrastText};` +
  // A presentation sets the size.
  `font:600 var(--notice-size,.9375rem)/1.5 ${fontFamily};` +
  'text-align:center;text-wrap:balance;print-color-adjust:exact;';

/**
 * The notice in the flow of the page: without the guard, and until it begins. Its button has a larger
 * target than its line; while a dialog is open, which has to be closed first, it is not there.
 */
export const noticeStyle = (): string =>
  `[data-notice]{${look()}position:sticky;top:0;z-index:1501}` +
  '[data-notice]>button{margin:-6px 0;padding:6px 4px;border:0;background:none;color:inherit;font:inherit;' +
  'text-decoration:underline;text-underline-offset:.2em;cursor:pointer}' +
  '[data-notice]>:focus-visible{outline-color:currentcolor}' +
  '[data-notice][aria-hidden=true]>button{visibility:hidden}' +
  '@media print{[data-notice]>button{display:none}}';

/** Its text takes all of its looks from the notice. As a browser writes it, to be compared. */
export const textStyle = 'all: unset !important;';

/**
 * The notice in the top layer. Important, so that no style sheet of the page or of an extension wins.
 *
 * @param isFramed whether it covers the whole window
 * @param zoom where the window shows the page if that is enlarged by pinching: a fixed element would
 *   stay at the edge of the page
 */
export const raisedStyle = (
  isFramed: boolean,
  { scale, offsetLeft, offsetTop }: Pick<VisualViewport, 'scale' | 'offsetLeft' | 'offsetTop'>,
) =>
  (
    `all:initial;${look()}position:var(--notice-position,fixed);` +
    (isFramed ? 'inset:0;display:grid;place-content:center;' : 'inset:0 0 auto;') +
    // As large on the screen as without zoom.
    `transform-origin:0 0;transform:translate(${offsetLeft}px,${offsetTop}px) scale(${1 / scale});`
  ).replaceAll(';', '!important;');

/**
 * Keeps the place of the notice free, and the notice without pseudo-elements, by rules that are more
 * specific than any other has to be. Hides a page without a guard, or whose notice cannot be read. On
 * paper, the notice is on the first page only, and may have more lines than in the window.
 */
export const guardStyle =
  'body:has(>[data-notice][popover]){padding-top:var(--notice-height)}' +
  ':is([data-notice],[data-notice] *):not(#a#b#c){&::before,&::after{content:none!important}' +
  '&::first-line{all:unset!important}}' +
  'html:is([data-live]:not([data-guarded]),[data-framed]) body>:not([data-notice]){display:none!important}' +
  '@media print{html{--notice-position:absolute;--notice-edge:currentcolor}body{padding-top:4rem!important}}';
