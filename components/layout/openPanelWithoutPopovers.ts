/**
 * Browsers without popovers (Chrome before 114, Safari before 17, Firefox before 125) leave the side
 * panel and its buttons alone: there it opens and closes the panel in their place, by `data-panel` on
 * the root element.
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
    // The panel stands before its opener: with the focus left there, Tab would not lead into it.
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
  const say = () => opener?.setAttribute('aria-expanded', String(root.dataset.panel === 'open'));
  document.addEventListener('toggle', say, true);
};
