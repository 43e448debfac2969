import { act, render, screen } from '@testing-library/react';
import type * as React from 'react';
import { inPage, setAddress } from '@/__tests__/components/renderPage';
import { MainView } from '@/components/main/MainView';

const mockRenders: Record<string, number> = {};

/** Counts the renders of a component. A function declaration, because jest.mock is hoisted. */
function mockCounted(actual: Record<string, unknown>, name: string) {
  const { memo, Profiler } = jest.requireActual<typeof React>('react');
  const Actual = actual[name] as React.ComponentType<Record<string, string>>;
  const count = (id: string) => {
    mockRenders[id] = (mockRenders[id] ?? 0) + 1;
  };
  // Memoized, because a profiler counts whenever it is rendered itself.
  const Counted = memo((props: Record<string, string>) => (
    <Profiler id={props.testId ?? name} onRender={count}>
      <Actual {...props} />
    </Profiler>
  ));
  Counted.displayName = name;
  return { ...actual, [name]: Counted };
}

jest.mock('@/components/main/ProfitCard', () =>
  mockCounted(jest.requireActual('@/components/main/ProfitCard'), 'ProfitCard'),
);
jest.mock('@/components/main/TradeRows', () =>
  mockCounted(jest.requireActual('@/components/main/TradeRows'), 'TradeRows'),
);
jest.mock('@/components/charts/ChartCard', () =>
  mockCounted(jest.requireActual('@/components/charts/ChartCard'), 'ChartCard'),
);
jest.mock('@/components/main/Statistics', () =>
  mockCounted(jest.requireActual('@/components/main/Statistics'), 'Statistics'),
);
jest.mock('@/components/main/MainTopBar', () =>
  mockCounted(jest.requireActual('@/components/main/MainTopBar'), 'MainTopBar'),
);
jest.mock('@/components/layout/SidePanel', () =>
  mockCounted(jest.requireActual('@/components/layout/SidePanel'), 'SidePanel'),
);

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const count = () => Number(screen.getByTestId('trade-count').getAttribute('value'));

/** The number of renders of each component during `work`. */
const rendersOf = (work: () => void) => {
  for (const name of Object.keys(mockRenders)) mockRenders[name] = 0;
  work();
  return { ...mockRenders };
};

describe('a trade renders only what shows it', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setAddress('/?seed=renders&running');
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('once per card, and twice in the card with the profit pop-up', () => {
    render(inPage(<MainView names={['Anna']} />));
    pass(5_000);
    // Long after the first count-ups, and between two trades.
    const before = count();
    while (count() === before) pass(10);
    pass(1_990);
    const next = count();
    const renders = rendersOf(() => {
      while (count() === next) pass(10);
      pass(1_990);
    });
    expect(count()).toBe(next + 1);
    expect(renders).toEqual({
      ProfitCard: 2,
      TradeRows: 1,
      'daily-sales': 1,
      'last-campaign': 1,
      Statistics: 0,
      MainTopBar: 0,
      SidePanel: 0,
    });
  });
});
