/** The id of `ScriptFailure`. Not in its file, which the document cannot import on the server. */
export const scriptFailureId = 'script-failure';

/** Shows `ScriptFailure` at once if a script does not load. */
export const scriptFailureScript = `
addEventListener('error', ({ target }) => {
  if (!(target instanceof HTMLScriptElement)) return;
  const show = () => document.getElementById('${scriptFailureId}')?.style.setProperty('animation', 'none', 'important');
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
}, true);
`;
