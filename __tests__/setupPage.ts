import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is loaded on demand takes more than the default second while other tasks use the processor.
configure({ asyncUtilTimeout: 5_000 });

/** Features of browsers that the product uses and jsdom lacks. */
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => {};
