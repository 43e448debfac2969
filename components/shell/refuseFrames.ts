/**
 * Runs in the page before anything else and closes over nothing: marks a page that another site
 * has put into a frame, which could cut the notice off.
 */
export const refuseFrames = () => {
  if (window.top === window.self) return;
  try {
    if (window.top?.location.origin === window.location.origin) return;
  } catch {
    // Another site's address cannot be read: that is the answer.
  }
  document.documentElement.dataset.framed = '';
};

/** Of a framed page nothing is left but the notice, over all of the frame. */
export const framedStyle =
  'html[data-framed] body>:not([data-testid=simulation-notice]){display:none!important}' +
  'html[data-framed] [data-testid=simulation-notice]' +
  '{position:fixed;inset:0;display:grid;place-content:center}';
