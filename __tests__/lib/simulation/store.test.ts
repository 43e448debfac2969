import { alternateSimulation } from '@/lib/simulation/alternateSimulation';
import { mainSimulation } from '@/lib/simulation/mainSimulation';
import type { Simulation } from '@/lib/simulation/simulation';
import { createStore, type Moment } from '@/lib/simulation/store';
import { makeFakeClock } from './fakeClock';

const settings = { seed: 'example', amount: 0, trades: 10, rounds: 0 };
const round = 26_000;

const openRun = <State>(
  simulation: Simulation<State>,
  opened?: Pick<Moment, 't' | 'paused'>,
  at = 0,
) => {
  const page = makeFakeClock(at);
  const store = createStore(simulation, settings, page.clock, opened);
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  const getDue = () => simulation.dueAt(store.getSnapshot().state) ?? NaN;
  return { page, store, listener, unsubscribe, getDue };
};

/** The state of the main view at a time since Start. */
const stateAt = (ms: number) =>
  mainSimulation.advance(mainSimulation.start(mainSimulation.initial(settings), 0), ms);

// The laws of the simulations say what the store shows after any history of a page.
describe('the store', () => {
  it('shows one trade after another, each on time', () => {
    const { page, store, getDue } = openRun(mainSimulation);
    expect(store.getSnapshot()).toEqual({
      state: mainSimulation.initial(settings),
      isIdle: true,
      isPaused: false,
      isJump: false,
    });
    store.start();
    const due = getDue();
    page.pass(due - 1);
    expect(store.getSnapshot().state.count).toBe(10);
    page.pass(1);
    expect(store.getSnapshot()).toEqual({
      state: stateAt(due),
      isIdle: false,
      isPaused: false,
      isJump: false,
    });
    expect(store.getMoment()).toEqual({ t: due, rounds: 0, paused: false });
  });

  it('notifies its listeners once of each change, and of nothing else', () => {
    const { page, store, listener, getDue } = openRun(mainSimulation);
    const changes = [
      () => store.start(),
      () => page.pass(getDue()),
      () => store.setPaused(true),
      () => store.setPaused(false),
    ];
    for (const change of changes) {
      listener.mockClear();
      change();
      expect(listener).toHaveBeenCalledTimes(1);
    }
    listener.mockClear();
    const before = store.getSnapshot();
    page.pass(1);
    page.setVisible(false);
    page.setVisible(true);
    expect(listener).not.toHaveBeenCalled();
    expect(store.getSnapshot()).toBe(before);
  });

  it('watches the page while it has listeners', () => {
    const { page, store, unsubscribe } = openRun(mainSimulation);
    store.start();
    const unsubscribeSecond = store.subscribe(() => {});
    expect([page.timers(), page.listeners()]).toEqual([1, 1]);
    unsubscribeSecond();
    expect([page.timers(), page.listeners()]).toEqual([1, 1]);
    unsubscribe();
    expect([page.timers(), page.listeners()]).toEqual([0, 0]);
  });

  it('shows what it has missed to a new listener', () => {
    const { page, store, unsubscribe } = openRun(mainSimulation);
    store.start();
    unsubscribe();
    page.pass(60_000);
    store.subscribe(() => {});
    expect(store.getSnapshot()).toMatchObject({ state: stateAt(60_000), isJump: true });
    expect(page.timers()).toBe(1);
  });

  it('catches up in one step after a sleep, and after the page was hidden', () => {
    const { page, store, listener } = openRun(mainSimulation);
    store.start();
    listener.mockClear();
    page.sleep(3_600_000);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getSnapshot()).toMatchObject({ state: stateAt(3_600_000), isJump: true });
    page.setVisible(false);
    page.pass(3_600_000);
    expect(listener).toHaveBeenCalledTimes(1);
    page.setVisible(true);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.getSnapshot()).toMatchObject({ state: stateAt(7_200_000), isJump: true });
  });

  it.each([
    [1_000, false],
    [1_001, true],
  ])('takes a timer that is %d ms late for a jump: %s', (late, isJump) => {
    const { page, store, getDue } = openRun(mainSimulation);
    store.start();
    page.sleep(getDue() + late - 0.01);
    expect(store.getSnapshot().isJump).toBe(isJump);
    page.pass(getDue() - page.clock.now());
    expect(store.getSnapshot().isJump).toBe(false);
  });

  it('finds due what its timer was set for, in spite of rounding errors', () => {
    const { page, store, getDue } = openRun(mainSimulation);
    store.start();
    const wakeAt = jest.spyOn(page.clock, 'wakeAt');
    page.sleep(getDue() - 0.0005);
    page.setVisible(true);
    expect(store.getSnapshot().state.count).toBe(11);
    expect(wakeAt).toHaveBeenCalledTimes(1);
  });
});

describe('Start', () => {
  it('counts from the click, even if the store was created later', () => {
    const { store } = openRun(mainSimulation, undefined, 12_500);
    store.start(500);
    expect(store.getSnapshot()).toMatchObject({ state: stateAt(12_000), isJump: false });
    expect(store.getMoment()).toMatchObject({ t: 12_000 });
  });

  it('does not accept a click in the future', () => {
    const { store } = openRun(mainSimulation, undefined, 100);
    store.start(1e9);
    expect(store.getMoment()).toMatchObject({ t: 0 });
  });

  it('has no effect while something is due', () => {
    const { page, store } = openRun(alternateSimulation);
    store.start();
    page.pass(round - 1);
    const { state } = store.getSnapshot();
    store.start();
    expect(store.getSnapshot().state).toBe(state);
    expect(store.getMoment()).toEqual({ t: round - 1, rounds: 0, paused: false });
  });

  it('begins another round in a whole millisecond, which the moment counts from', () => {
    const { page, store } = openRun(alternateSimulation);
    store.start();
    page.pass(40_000.75);
    store.start();
    expect(store.getSnapshot().state.phase).toMatchObject({ name: 'analysing', until: 41_000 });
    page.pass(1_500);
    expect(store.getMoment()).toEqual({ t: 1_500, rounds: 1, paused: false });
  });

  it('ends a pause where it began', () => {
    const { page, store } = openRun(mainSimulation);
    store.start();
    page.pass(5_000);
    store.setPaused(true);
    page.pass(60_000);
    store.start();
    expect(store.getSnapshot()).toMatchObject({
      state: stateAt(5_000),
      isPaused: false,
      isJump: true,
    });
  });
});

describe('a pause', () => {
  it('stops simulated time', () => {
    const { page, store } = openRun(mainSimulation);
    store.start();
    page.pass(5_000);
    store.setPaused(true);
    expect(store.getSnapshot()).toMatchObject({ isPaused: true, isJump: true });
    page.pass(60_000);
    store.setPaused(true);
    expect(store.getMoment()).toEqual({ t: 5_000, rounds: 0, paused: true });
    store.setPaused(false);
    expect(store.getSnapshot()).toMatchObject({
      state: stateAt(5_000),
      isPaused: false,
      isJump: true,
    });
  });

  it('shows at once what is overdue', () => {
    const { page, store, getDue } = openRun(mainSimulation);
    store.start();
    page.setVisible(false);
    page.pass(getDue());
    store.setPaused(true);
    expect(store.getSnapshot()).toMatchObject({ state: { count: 11 }, isPaused: true });
  });
});

describe('a run that is opened at a moment', () => {
  it('jumps there', () => {
    const { store } = openRun(mainSimulation, { t: 60_000, paused: false }, 12.3);
    expect(store.getSnapshot()).toMatchObject({ state: stateAt(60_000), isJump: true });
  });

  it('begins another round at Start, if it is opened paused after the end of one', () => {
    const { page, store } = openRun(alternateSimulation, { t: round, paused: true });
    page.pass(5_000);
    expect(store.getMoment()).toEqual({ t: round, rounds: 0, paused: true });
    store.start();
    page.pass(1_500);
    expect(store.getMoment()).toEqual({ t: 1_500, rounds: 1, paused: false });
  });
});
