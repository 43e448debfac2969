import { loadAfterPaint } from '@/scripts/export/loadAfterPaint';

const sources = ['/a.js', '/b.js'];
const loaded = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

let paint = () => {};

describe('loadAfterPaint', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.head.replaceChildren();
    const data = document.createElement('script');
    data.id = 'page-data';
    data.type = 'application/json';
    data.textContent = JSON.stringify({ sources, entry: [{ ids: [1] }], flight: [[0], [1, 'x']] });
    document.body.replaceChildren(data);
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
    Object.assign(window, { TURBOPACK: undefined, __next_f: undefined });
    delete document.documentElement.dataset.languagePending;
  });

  it('provides the data for the scripts at once', () => {
    loadAfterPaint();
    expect(window).toMatchObject({ TURBOPACK: [{ ids: [1] }], __next_f: [[0], [1, 'x']] });
  });

  it('waits for the first paint, and requests each script once', () => {
    loadAfterPaint();
    expect(loaded()).toEqual([]);
    paint();
    expect(loaded()).toEqual(sources);
    jest.advanceTimersByTime(5_000);
    expect(loaded()).toEqual(sources);
  });

  it('waits for at most one second', () => {
    loadAfterPaint();
    jest.advanceTimersByTime(1_000);
    expect(loaded()).toEqual(sources);
  });

  it('does not wait in a hidden tab', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    loadAfterPaint();
    expect(loaded()).toEqual(sources);
  });

  it('does not wait if the page itself waits for its language', () => {
    document.documentElement.dataset.languagePending = '';
    loadAfterPaint();
    expect(loaded()).toEqual(sources);
  });
});
