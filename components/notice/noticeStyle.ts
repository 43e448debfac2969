import { noticeColours } from './noticeColours';

/** Makes inline declarations important, so that no style sheet of the page overrides them. */
const important = (style: string) => style.replaceAll(';', '!important;');

/** Shows an ancestor of the notice. */
export const unhiddenStyle = important('display:block;visibility:visible;opacity:1;filter:none;');

/** The style of the notice when the page's own styles no longer show it. */
export const bandStyle = important(
  'all:initial;display:block;position:sticky;top:0;left:0;z-index:2147483647;' +
    `box-sizing:border-box;width:100%;padding:8px 16px;color:${noticeColours.contrastText};` +
    `background:${noticeColours.main};font:600 15px/1.5 "Inter Variable",system-ui,sans-serif;` +
    // The border is visible if colours are forced.
    'text-align:center;border:2px solid transparent;print-color-adjust:exact;',
);

/** Hides a page without a visible notice; in a frame, the notice covers the whole page. */
export const bareStyle =
  'html:is([data-bare],[data-framed]) body>:not([data-notice]){display:none!important}' +
  'html[data-framed] [data-notice]{position:fixed;inset:0;display:grid;place-content:center}';
