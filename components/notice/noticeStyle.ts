import { noticeColours } from './noticeColours';

/** What no author's style sheet overrides: important, and the element's own. */
const important = (style: string) => style.replaceAll(';', '!important;');

/** Shows what the notice stands in. */
export const unhiddenStyle = important('display:block;visibility:visible;opacity:1;filter:none;');

/** The notice, when the page's own styles no longer show it. */
export const bandStyle = important(
  'all:initial;display:block;position:sticky;top:0;left:0;z-index:2147483647;' +
    `box-sizing:border-box;width:100%;padding:8px 16px;color:${noticeColours.contrastText};` +
    `background:${noticeColours.main};font:600 15px/1.5 "Inter Variable",system-ui,sans-serif;` +
    // Seen where colours are forced.
    'text-align:center;border:2px solid transparent;print-color-adjust:exact;',
);

/** Without a notice the page shows nothing; in a frame the notice covers all of it. */
export const bareStyle =
  'html:is([data-bare],[data-framed]) body>:not([data-notice]){display:none!important}' +
  'html[data-framed] [data-notice]{position:fixed;inset:0;display:grid;place-content:center}';
