import { act, render, screen } from '@testing-library/react';
import * as React from 'react';
import { inPage, setAddress } from '@/__tests__/components/renderPage';
import { MainView } from '@/components/main/MainView';
import type * as frame from '@/components/layout/ViewLayout';
import { limits } from '@/lib/config/limits';

let mockBroken = false;

jest.mock('@/components/layout/ViewLayout', () => {
  const actual = jest.requireActual<typeof frame>('@/components/layout/ViewLayout');
  return {
    ViewLayout: (props: React.ComponentProps<typeof actual.ViewLayout>) => {
      if (mockBroken) throw new Error('A fault of the test');
      return <actual.ViewLayout {...props} />;
    },
  };
});

const valueOf = (testId: string) => Number(screen.getByTestId(testId).getAttribute('value'));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const view = <MainView names={['Anna']} />;

describe('a run', () => {
  beforeEach(() => {
    mockBroken = false;
    jest.useFakeTimers();
    setAddress('/');
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    delete window.startPressedAt;
  });

  it('is the same after its view has failed and is rendered again', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    setAddress('/?running');
    const { rerender } = render(inPage(view));
    pass(10 * limits.tradeInterval.max);
    const before = { total: valueOf('profit'), count: valueOf('trade-count') };
    mockBroken = true;
    rerender(inPage(<MainView names={['Berta']} />));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    mockBroken = false;
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect({ total: valueOf('profit'), count: valueOf('trade-count') }).toEqual(before);
    pass(2 * limits.tradeInterval.max);
    expect(valueOf('trade-count')).toBeGreaterThanOrEqual(before.count + 2);
  });

  it('is the same if React discards memoized values', () => {
    const { rerender } = render(inPage(view));
    const before = valueOf('profit');
    jest.spyOn(React, 'useMemo').mockImplementation((make) => make());
    rerender(inPage(<MainView names={['Berta']} />));
    rerender(inPage(<MainView names={['Clara']} />));
    expect(valueOf('profit')).toBe(before);
  });

  it('counts a press before the scripts load only once, even if effects run twice', () => {
    setAddress('/?seed=once&trades=10');
    window.startPressedAt = performance.now();
    const { unmount } = render(<React.StrictMode>{inPage(view)}</React.StrictMode>);
    expect(screen.getByRole('button', { name: 'System is Working' })).toBeInTheDocument();
    const start = performance.now();
    while (valueOf('trade-count') === 10) pass(10);
    const first = performance.now() - start;
    expect(first).toBeGreaterThanOrEqual(limits.tradeInterval.min - 20);
    expect(first).toBeLessThanOrEqual(limits.tradeInterval.max + 20);
    expect(valueOf('trade-count')).toBe(11);
    unmount();

    // That press does not start a view that is mounted later on the same page.
    render(inPage(view));
    expect(screen.getByRole('button', { name: 'Start' })).toBeInTheDocument();
  });
});
