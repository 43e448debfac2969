import { loadAfterPaint } from '@/scripts/loadAfterPaint.mjs';

const sources = ['/a.js', '/b.js'];
const loaded = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

let paint = () => {};

describe('loadAfterPaint', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.head.replaceChildren();
    Object.assign(window, {
      PerformanceObserver: class {
        constructor(tell: (list: object, observer: object) => void) {
          paint = () => tell({ getEntriesByName: () => [{}] }, this);
        }
        observe() {}
        disconnect() {}
      },
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    delete document.documentElement.dataset.languagePending;
  });

  it('waits for the first paint, and asks for each script once', () => {
    loadAfterPaint(sources);
    expect(loaded()).toEqual([]);
    paint();
    expect(loaded()).toEqual(sources);
    jest.advanceTimersByTime(5_000);
    expect(loaded()).toEqual(sources);
  });

  it('waits for a second at most', () => {
    loadAfterPaint(sources);
    jest.advanceTimersByTime(1_000);
    expect(loaded()).toEqual(sources);
  });

  it('does not wait in a hidden tab', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    loadAfterPaint(sources);
    expect(loaded()).toEqual(sources);
  });

  it('does not wait where the page does, for its language', () => {
    document.documentElement.dataset.languagePending = '';
    loadAfterPaint(sources);
    expect(loaded()).toEqual(sources);
  });
});
