import '@testing-library/jest-dom';
import fc from 'fast-check';

/** More in `npm run test:full`. */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 100) });

/** What jsdom lacks of a browser, as far as the product uses it. */
if (typeof window !== 'undefined') {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
