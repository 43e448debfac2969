import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderPage, setAddress } from '@/__tests__/components/renderPage';
import { LastProfit, ProfitPopUp } from '@/components/main/LastProfit';
import { RunProvider } from '@/components/main/mainRun';
import { usePage } from '@/components/run/runContext';
import { durations, limits } from '@/lib/config/limits';
import { mainSimulation } from '@/lib/simulation/mainSimulation';

type Actions = ReturnType<typeof usePage>;

let run: Actions;

const Controls = () => {
  const actions = usePage();
  useEffect(() => {
    run = actions;
  }, [actions]);
  return null;
};

const defaults = { names: ['Anna'], trades: limits.startingTrades };

const open = (search: string) => {
  setAddress(`/?seed=pop&trades=9&${search}`);
  renderPage(
    <RunProvider defaults={defaults}>
      <Controls />
      <ProfitPopUp />
      <LastProfit />
    </RunProvider>,
  );
};

/** Milliseconds from Start to the first trade. */
const first =
  mainSimulation.dueAt(
    mainSimulation.start(
      mainSimulation.initial({ seed: 'pop', amount: 0, trades: 9, rounds: 0 }),
      0,
    ),
  ) ?? NaN;

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const popUp = () => screen.queryByTestId('last-profit');

describe('the last profit', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([1, 2, 5, 10])(
    'is shown for a second and a half of simulated time at speed %d',
    (speed) => {
      open(`speed=${speed}`);
      act(() => run.start());
      pass(Math.ceil(first / speed) - 1);
      expect(popUp()).toBeNull();
      pass(1);
      expect(popUp()).toHaveTextContent(/^\+\$\d+\.\d\d$/);
      pass(durations.lastProfit / speed - 2);
      expect(popUp()).toBeVisible();
      pass(2);
      expect(popUp()).toBeNull();
    },
  );

  it('is that of each trade, in an element of its own', () => {
    open('');
    act(() => run.start());
    pass(first);
    const before = popUp();
    pass(durations.lastProfit);
    while (popUp() === null) pass(10);
    expect(popUp()).not.toBe(before);
  });

  it('is not shown before a trade has arrived, nor after Start', () => {
    open('');
    expect(popUp()).toBeNull();
    act(() => run.start());
    expect(popUp()).toBeNull();
  });

  it('is not shown at the moment of a link, nor after a jump to another', () => {
    open(`t=${first / 1_000}`);
    expect(popUp()).toBeNull();
    act(() => run.seek(60_000));
    expect(popUp()).toBeNull();
  });

  it('disappears if the run jumps within the same trade', () => {
    open('');
    act(() => run.start());
    pass(first + 100);
    act(() => run.seek(first));
    expect(popUp()).toBeNull();
  });

  it('stays while simulated time is held, and for the rest of its time afterwards', () => {
    open('');
    act(() => run.start());
    pass(first);
    pass(500);
    act(() => run.setSpeed(0));
    pass(60_000);
    expect(popUp()).toBeVisible();
    act(() => run.setSpeed(1));
    pass(durations.lastProfit - 500 - 2);
    expect(popUp()).toBeVisible();
    pass(2);
    expect(popUp()).toBeNull();
  });

  it('stays as it is in a pause, after which none is shown for what was missed', () => {
    open('');
    act(() => run.start());
    pass(first);
    const shown = popUp();
    act(() => run.setPaused(true));
    pass(60_000);
    expect(popUp()).toBe(shown);
    act(() => run.setPaused(false));
    expect(popUp()).toBeNull();
  });
});
