/**
 * Shows a dialog over the page of a presentation, which becomes inert, but not over its bar. The
 * focus moves into the dialog, unless it is in the bar.
 *
 * @returns a function to call before the dialog is closed, which then restores the focus
 */
export const showBesideTransport = (dialog: HTMLDialogElement): (() => void) => {
  const page = document.getElementById('content')?.closest('body > div');
  if (page?.contains(document.activeElement)) dialog.show();
  else dialog.open = true;
  page?.toggleAttribute('inert', true);
  return () => page?.removeAttribute('inert');
};
