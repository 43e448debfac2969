/**
 * Opens and closes the side panel in browsers without popovers (Chrome before 114, Safari before
 * 17, Firefox before 125), by setting `data-panel` on the root element.
 */
export const openPanelWithoutPopovers = () => {
  if ('popover' in HTMLElement.prototype) return;
  const root = document.documentElement;
  root.dataset.panel = 'closed';
  let opener: HTMLElement | null = null;

  const show = (open: boolean) => {
    if (open === (root.dataset.panel === 'open')) return;
    root.dataset.panel = open ? 'open' : 'closed';
    const panel = document.querySelector('[popover]');
    // The panel precedes its opener in the document: from the opener, Tab would not reach it.
    if (open) panel?.querySelector<HTMLElement>('[popovertargetaction]')?.focus();
    else if (panel?.contains(document.activeElement)) opener?.focus();
    panel?.dispatchEvent(new Event('toggle'));
  };

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[popovertarget]');
    if (!button) return;
    const hides = button.hasAttribute('popovertargetaction');
    if (!hides) opener = button;
    show(!hides && root.dataset.panel === 'closed');
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !target.closest('[popover], [popovertarget]')) show(false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(false);
  });
  const sync = () => opener?.setAttribute('aria-expanded', String(root.dataset.panel === 'open'));
  document.addEventListener('toggle', sync, true);
};
