/** What can have the focus outside of the page's layout, and is covered. The notice is not. */
const around = 'body > a';

/**
 * Shows a dialog over the page of a presentation, which becomes inert, but not over its bar. The
 * focus moves into the dialog, unless it is in the bar.
 *
 * @returns a function to call before the dialog is closed, which then restores the focus
 */
export const showBesideTransport = (dialog: HTMLDialogElement): (() => void) => {
  const layout = document.getElementById('content')?.closest('body > div');
  const parts = [...document.querySelectorAll(around), ...(layout ? [layout] : [])];
  if (parts.some((part) => part.contains(document.activeElement))) dialog.show();
  else dialog.open = true;
  for (const part of parts) part.toggleAttribute('inert', true);
  return () => {
    for (const part of parts) part.removeAttribute('inert');
  };
};
