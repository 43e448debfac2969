/** The id of `ScriptFailure`. Not in its file, which the document cannot import on the server. */
export const scriptFailureId = 'script-failure';

/**
 * Shows `ScriptFailure` at once if a script does not load. Its link asks the server for the page
 * again, since the cached page may name scripts that are gone.
 */
export const scriptFailureScript = `
addEventListener('click', (event) => {
  if (!(event.target instanceof Element && event.target.closest('#${scriptFailureId} a'))) return;
  event.preventDefault();
  location.reload();
});
addEventListener('error', ({ target }) => {
  if (!(target instanceof HTMLScriptElement)) return;
  const show = () => document.getElementById('${scriptFailureId}')?.style.setProperty('animation', 'none', 'important');
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
}, true);
`;
