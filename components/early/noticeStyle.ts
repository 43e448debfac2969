import { noticeColours } from '@/lib/config/colours';

/** The style of a notice in the top layer. Important, so that no style sheet of the page wins. */
export const raisedStyle = (
  'all:initial;display:block;position:fixed;inset:0 0 auto;box-sizing:border-box;padding:8px 16px;' +
  `background:${noticeColours.main};color:${noticeColours.contrastText};` +
  'font:600 15px/1.5 "Inter Variable",system-ui,sans-serif;text-align:center;' +
  // Forced colours make the border visible.
  'border:2px solid transparent;print-color-adjust:exact;'
).replaceAll(';', '!important;');

/**
 * Keeps the place of a notice in the top layer free. Hides a page without a visible notice; in a
 * frame, the notice covers the whole page.
 */
export const guardStyle =
  'body:has(>[data-notice][popover]){padding-top:var(--notice-height,3rem)}' +
  'html:is([data-bare],[data-framed]) body>:not([data-notice]){display:none!important}' +
  'html[data-framed] [data-notice]{position:fixed;inset:0;display:grid;place-content:center}';
