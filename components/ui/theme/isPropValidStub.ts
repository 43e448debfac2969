/** What MUI gives its own elements besides attributes of the DOM. */
const inner = new Set(['as', 'ownerState', 'sx', 'theme']);

/**
 * Stands in for `@emotion/is-prop-valid` (see `next.config.ts`), which decides what a styled element
 * passes to the DOM by a list of all attributes, 2 kB (Brotli) of the first load. The types allow
 * only attributes anyway, besides those of MUI.
 */
const isPropValidStub = (name: string): boolean => !inner.has(name);

export default isPropValidStub;
