import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import fc from 'fast-check';

/** `npm run test:full` runs more cases. */
fc.configureGlobal({
  numRuns: Number(process.env.PROPERTY_RUNS ?? 100),
  // Mutation tests ask only whether a test fails: the smallest example takes most of their time.
  endOnFailure: process.env.STRYKER_MUTATOR_WORKER !== undefined,
});

// What is loaded on demand takes more than the default second while other tasks use the processor.
configure({ asyncUtilTimeout: 5_000 });

/** Features of browsers that the product uses and jsdom lacks. */
if (typeof window !== 'undefined') {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
