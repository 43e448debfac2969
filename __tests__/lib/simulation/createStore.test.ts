/** @jest-environment node */
import { limits } from '@/lib/config/limits';
import { alternateSimulation } from '@/lib/simulation/alternateSimulation';
import { createStore, maxCatchUpStep } from '@/lib/simulation/createStore';
import { mainSimulation, type MainState } from '@/lib/simulation/mainSimulation';
import { makeFakeClock } from './fakeClock';

const settings = { seed: 'example', amount: 0, trades: 10, rounds: 0 };

const open = () => {
  const page = makeFakeClock();
  const store = createStore(mainSimulation, settings, page.clock);
  const listener = jest.fn();
  return { page, store, listener, unsubscribe: store.subscribe(listener) };
};

/** Lets time pass until the next trade of the main view. */
const passToTrade = ({ page, store }: ReturnType<typeof open>) => {
  page.pass((store.getSnapshot().state.nextTradeAt ?? 0) - (store.getMoment()?.t ?? 0));
  return store.getSnapshot();
};

describe('the store', () => {
  it('begins with the first state, at the speed of real time', () => {
    const { store } = open();
    const state = mainSimulation.initial(settings);
    expect(store.getSnapshot()).toEqual({ state, paused: false, isJump: false, speed: 1 });
    store.setSpeed(5);
    expect(store.getSnapshot()).toEqual({ state, paused: false, isJump: false, speed: 5 });
  });

  it('notifies its listeners of Start, once', () => {
    const { store, listener } = open();
    store.start();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('sets no timer before Start', () => {
    const { page } = open();
    expect(page.timers()).toBe(0);
  });

  it('notifies its listeners of each trade, once', () => {
    const { page, store, listener } = open();
    store.start();
    listener.mockClear();
    page.pass((store.getSnapshot().state.nextTradeAt ?? 0) - page.clock.now());
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getSnapshot().state.count).toBe(11);
    expect(store.getSnapshot().isJump).toBe(false);
  });

  it('uses one timer while it runs, and none without listeners', () => {
    const { page, store, unsubscribe } = open();
    store.start();
    const second = store.subscribe(() => {});
    expect(page.timers()).toBe(1);
    second();
    expect(page.timers()).toBe(1);
    unsubscribe();
    expect(page.timers()).toBe(0);
    expect(page.listeners()).toBe(0);
  });

  it('watches the visibility of the page once, while it has any listener', () => {
    const { page, store, unsubscribe } = open();
    const second = store.subscribe(() => {});
    expect(page.listeners()).toBe(1);
    second();
    expect(page.listeners()).toBe(1);
    unsubscribe();
    expect(page.listeners()).toBe(0);
  });

  it('shows a trade on time as such, however long the page waited for Start', () => {
    const run = open();
    run.page.pass(5_000);
    run.page.setVisible(false);
    run.page.setVisible(true);
    run.store.start();
    expect(passToTrade(run)).toMatchObject({ isJump: false, state: { count: 11 } });
  });

  it('shows the next trade on time as such, after a late one and after a pause', () => {
    const run = open();
    run.store.start();
    run.page.sleep(60_000);
    expect(run.store.getSnapshot()).toMatchObject({ isJump: true });
    expect(passToTrade(run)).toMatchObject({ isJump: false });
    run.store.setPaused(true);
    run.page.pass(60_000);
    run.store.setPaused(false);
    expect(run.store.getSnapshot()).toMatchObject({ isJump: true });
    expect(passToTrade(run)).toMatchObject({ isJump: false });
  });

  it('shows what was missed in a pause, also if the speed was changed in it', () => {
    const { page, store } = open();
    store.start();
    store.setPaused(true);
    page.pass(60_000);
    store.setSpeed(2);
    expect(store.getSnapshot().state.count).toBe(10);
    store.setPaused(false);
    expect(store.getSnapshot().state.count).toBeGreaterThan(20);
  });

  it('shows the end of a long pause as late, even if its last part is just due', () => {
    const { page, store } = open();
    store.start();
    store.setPaused(true);
    const { state } = store.getSnapshot();
    const first = mainSimulation.advance(state, (state.nextTradeAt ?? 0) + maxCatchUpStep);
    page.pass((mainSimulation.dueAt(first) ?? 0) + 500 - page.clock.now());
    store.setPaused(false);
    expect(store.getSnapshot().state).toBe(state);
    page.pass(0);
    const count = first.count + 1;
    expect(store.getSnapshot()).toMatchObject({ isJump: true, state: { count } });
  });

  it('wakes up on time after the speed was changed during the run', () => {
    const { page, store } = open();
    store.start();
    page.pass(10_000);
    store.setSpeed(10);
    const { nextTradeAt, count } = store.getSnapshot().state;
    page.pass(((nextTradeAt ?? 0) - 10_000) / 10);
    expect(store.getSnapshot().state.count).toBe(count + 1);
  });

  /** The alternate view, with presses on Start at 0, 30 and 60 seconds. */
  const openThreeRounds = () => {
    const page = makeFakeClock();
    const store = createStore(alternateSimulation, settings, page.clock);
    store.subscribe(() => {});
    for (const at of [0, 30_000, 60_000]) {
      store.seek(at);
      store.start();
    }
    return { page, store };
  };

  it('returns the same presses at any moment, until Start is pressed again', () => {
    const { page, store } = openThreeRounds();
    const presses = store.getPresses();
    expect(presses).toEqual([0, 30_000, 60_000]);
    for (const at of [45_000, 0, 100_000, 29_000]) {
      store.seek(at);
      expect(store.getPresses()).toBe(presses);
    }
    page.pass(40_000);
    expect(store.getPresses()).toBe(presses);
  });

  it('takes a press back by going back before it, and repeats it at its time', () => {
    const { page, store } = openThreeRounds();
    store.seek(29_000);
    expect(store.getMoment()).toEqual({ t: 29_000, rounds: 0, paused: false });
    expect(store.getSnapshot().state).toMatchObject({ phase: { name: 'idle' }, rounds: 1 });
    expect(page.timers()).toBe(1);
    page.pass(999);
    expect(store.getMoment()).toEqual({ t: 29_999, rounds: 0, paused: false });
    expect(store.getSnapshot()).toMatchObject({ state: { phase: { name: 'idle' } } });
    page.pass(1);
    expect(store.getMoment()).toEqual({ t: 0, rounds: 1, paused: false });
    expect(store.getSnapshot()).toMatchObject({
      state: { phase: { name: 'analysing', step: 0 } },
      isJump: false,
    });
    store.seek(59_999);
    page.setVisible(false);
    page.pass(30_000);
    page.setVisible(true);
    expect(store.getMoment()).toEqual({ t: 29_999, rounds: 2, paused: false });
    expect(store.getSnapshot()).toMatchObject({ state: { rounds: 3, count: 16 }, isJump: true });
    expect(page.timers()).toBe(0);
  });

  it('replaces later presses by a new one, but not by one without an effect', () => {
    const { page, store } = openThreeRounds();
    store.seek(20_000);
    store.start();
    expect(store.getPresses()).toEqual([0, 30_000, 60_000]);
    store.seek(27_000);
    store.start();
    expect(store.getPresses()).toEqual([0, 27_000]);
    page.pass(60_000);
    expect(store.getMoment()).toEqual({ t: 60_000, rounds: 1, paused: false });
    expect(store.getSnapshot().state.rounds).toBe(2);
  });

  it('says the time that it displays', () => {
    const { page, store } = openThreeRounds();
    store.seek(31_000);
    page.pass(500.7);
    expect(store.getTime()).toBe(31_500);
    store.setPaused(true);
    page.pass(60_000);
    expect(store.getTime()).toBe(31_500);
    expect(store.getMoment()).toEqual({ t: 1_500, rounds: 1, paused: true });
    const waiting = createStore(alternateSimulation, settings, page.clock);
    expect(waiting.getTime()).toBe(0);
  });

  it('counts the time since the last press with an effect', () => {
    const page = makeFakeClock();
    const store = createStore(alternateSimulation, settings, page.clock);
    store.subscribe(() => {});
    store.start();
    page.pass(40_000);
    store.start();
    page.pass(1_500);
    expect(store.getMoment()).toEqual({ t: 1_500, rounds: 1, paused: false });
    expect(store.getPresses()).toEqual([0, 40_000]);
  });

  it('shows the current state when a listener subscribes again', () => {
    const { page, store, unsubscribe } = open();
    store.start();
    unsubscribe();
    page.pass(60_000);
    store.subscribe(() => {});
    expect(store.getSnapshot().state.count).toBeGreaterThanOrEqual(
      10 + Math.floor(60_000 / limits.tradeInterval.max),
    );
    expect(page.timers()).toBe(1);
  });

  it('runs no timer while hidden, and catches up in one step', () => {
    const { page, store, listener } = open();
    store.start();
    page.setVisible(false);
    expect(page.timers()).toBe(0);
    listener.mockClear();
    page.pass(3_600_000);
    expect(listener).not.toHaveBeenCalled();
    page.setVisible(true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getSnapshot().isJump).toBe(true);
  });

  it('runs no timer while paused, and shows the current state on resuming', () => {
    const { page, store } = open();
    store.start();
    store.setPaused(true);
    const frozen = store.getSnapshot().state;
    page.pass(60_000);
    expect(store.getSnapshot()).toEqual({ state: frozen, paused: true, isJump: true, speed: 1 });
    expect(page.timers()).toBe(0);
    store.setPaused(false);
    expect(store.getSnapshot().state.count).toBeGreaterThanOrEqual(
      10 + Math.floor(60_000 / limits.tradeInterval.max),
    );
  });

  it('stays paused when the page is hidden and shown during a pause', () => {
    const { page, store } = open();
    store.start();
    store.setPaused(true);
    const frozen = store.getSnapshot();
    page.setVisible(false);
    page.pass(60_000);
    page.setVisible(true);
    expect(store.getSnapshot()).toBe(frozen);
  });

  it('ends the pause at Start', () => {
    const { store } = open();
    store.setPaused(true);
    store.start();
    expect(store.getSnapshot().paused).toBe(false);
    expect(store.getSnapshot().state.nextTradeAt).not.toBeNull();
  });

  it('counts from the press on Start, even if the store was created later', () => {
    const { max } = limits.tradeInterval;
    const page = makeFakeClock(500 + 3 * max);
    const store = createStore(mainSimulation, settings, page.clock);
    store.start(500);
    const { count } = store.getSnapshot().state;
    expect(count).toBeGreaterThanOrEqual(13);
    const prompt = mainSimulation.advance(
      mainSimulation.start(mainSimulation.initial(settings), 0),
      3 * max,
    );
    expect(store.getSnapshot().state).toEqual(prompt);
  });

  it('sets no timer while simulated time is held, and goes on from there', () => {
    const { page, store } = open();
    store.start();
    page.pass(1_000);
    store.setSpeed(0);
    expect(page.timers()).toBe(0);
    page.pass(3_600_000);
    expect(store.getMoment()?.t).toBe(1_000);
    store.setSpeed(10);
    page.pass(1_000);
    expect(store.getMoment()?.t).toBe(11_000);
    expect(store.getSnapshot().state.count).toBeGreaterThan(11);
  });

  it('shows what is due, and at once, when simulated time is held', () => {
    const { page, store } = open();
    store.start();
    const due = store.getSnapshot().state.nextTradeAt ?? 0;
    page.pass(due - 1);
    // The clock is read before the timer has fired.
    page.setVisible(false);
    page.pass(2);
    store.setSpeed(0);
    expect(store.getSnapshot()).toMatchObject({ isJump: true, state: { count: 11 } });
    expect(store.getMoment()).toEqual({ t: due + 1, rounds: 0, paused: true });
  });

  it('goes on at the speed from before, and from there, when Start ends a hold', () => {
    const { page, store } = open();
    store.setSpeed(5);
    store.setSpeed(0);
    page.pass(1_000);
    store.start();
    expect(store.getSnapshot()).toMatchObject({ speed: 5 });
    page.pass(1_000);
    expect(store.getMoment()).toEqual({ t: 5_000, rounds: 0, paused: false });
    expect(store.getPresses()).toEqual([0]);
  });

  it('remembers the speed from before a hold, which links name', () => {
    const { store } = open();
    expect(store.getSpeed()).toBe(1);
    store.setSpeed(5);
    store.setSpeed(0);
    expect(store.getSpeed()).toBe(5);
  });

  it('does not take a fast run for late because of a slow frame', () => {
    const { page, store } = open();
    store.setSpeed(10);
    store.start();
    page.pass((store.getSnapshot().state.nextTradeAt ?? 0) / 10 - 1);
    page.sleep(500);
    expect(store.getSnapshot()).toMatchObject({ isJump: false });
    page.sleep(5_000);
    expect(store.getSnapshot()).toMatchObject({ isJump: true });
  });

  it('stays at the moment of a pause, even if it is paused again', () => {
    const { page, store } = open();
    store.start();
    page.pass(5_000);
    store.setPaused(true);
    const frozen = store.getSnapshot();
    page.pass(5_000);
    store.setPaused(true);
    expect(store.getMoment()).toEqual({ t: 5_000, rounds: 0, paused: true });
    expect(store.getSnapshot()).toBe(frozen);
  });

  it('does not accept a press in the future', () => {
    const page = makeFakeClock(100);
    const store = createStore(mainSimulation, settings, page.clock);
    store.start(1e9);
    expect(store.getSnapshot().state.nextTradeAt).toBeLessThanOrEqual(
      100 + limits.tradeInterval.max,
    );
  });

  it('keeps its snapshot while nothing changes', () => {
    const { page, store } = open();
    const before = store.getSnapshot();
    page.setVisible(false);
    page.pass(10_000);
    page.setVisible(true);
    expect(store.getSnapshot()).toBe(before);
  });

  it('computes missed time one week at a time, and shows the result when it is complete', () => {
    const weeks = 3;
    const stretches: number[] = [];
    const counting = {
      ...mainSimulation,
      advance: (state: MainState, at: number) => {
        const next = mainSimulation.advance(state, at);
        if (next !== state) stretches.push(at - (state.nextTradeAt ?? at));
        return next;
      },
    };
    const page = makeFakeClock();
    const store = createStore(counting, settings, page.clock);
    const listener = jest.fn();
    store.subscribe(listener);
    store.start();
    const idle = store.getSnapshot().state;
    page.setVisible(false);
    page.pass(weeks * maxCatchUpStep + 1_000_000);
    listener.mockClear();
    page.setVisible(true);
    expect(listener).not.toHaveBeenCalled();
    expect(store.getSnapshot().state).toBe(idle);
    page.pass(0);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(stretches).toHaveLength(weeks + 1);
    expect(Math.max(...stretches)).toBe(maxCatchUpStep);
    expect(store.getSnapshot()).toEqual({
      state: mainSimulation.advance(idle, page.clock.now()),
      paused: false,
      isJump: true,
      speed: 1,
    });
  });

  it('shows at once that a pause has ended, and the missed trades when they are complete', () => {
    const { page, store } = open();
    store.start();
    store.setPaused(true);
    const { state } = store.getSnapshot();
    page.pass(2 * maxCatchUpStep);
    store.setPaused(false);
    expect(store.getSnapshot()).toEqual({ state, paused: false, isJump: true, speed: 1 });
    page.pass(0);
    expect(store.getSnapshot()).toEqual({
      state: mainSimulation.advance(state, page.clock.now()),
      paused: false,
      isJump: true,
      speed: 1,
    });
  });
});

/** What is left of some time from now. */
const waitOf = ({ clock }: ReturnType<typeof makeFakeClock>, ms: number) => {
  const end = clock.now() + ms;
  return () => end - clock.now();
};

describe('a run that starts later', () => {
  it('begins by itself at that moment, and not before', () => {
    const { page, store, listener } = open();
    store.startAfter(waitOf(page, 60_000));
    page.pass(59_999);
    expect(store.getWait()).toBe(1);
    expect(store.getMoment()).toBeNull();
    expect(store.getTime()).toBe(0);
    expect(store.getPresses()).toEqual([]);
    expect(listener).not.toHaveBeenCalled();
    page.pass(1);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getWait()).toBe(0);
    expect(store.getMoment()).toEqual({ t: 0, rounds: 0, paused: false });
    expect(store.getPresses()).toEqual([0]);
    expect(store.getSnapshot()).toMatchObject({ isJump: false });
  });

  it('shows afterwards what one shows that was started then', () => {
    const [one, other] = [open(), open()];
    one.store.startAfter(waitOf(one.page, 60_000));
    other.page.pass(60_000);
    other.store.start();
    one.page.pass(150_000);
    other.page.pass(90_000);
    expect(one.store.getSnapshot().state).toEqual(other.store.getSnapshot().state);
    expect(one.store.getTime()).toBe(other.store.getTime());
  });

  it('is not started by Start before', () => {
    const { page, store, listener } = open();
    store.startAfter(waitOf(page, 60_000));
    page.pass(10_000);
    store.start();
    expect(listener).not.toHaveBeenCalled();
    expect(store.getWait()).toBe(50_000);
    page.pass(50_000);
    expect(store.getMoment()).toMatchObject({ t: 0 });
    expect(store.getPresses()).toEqual([0]);
  });

  it('begins at that moment at any speed, also if that is changed before', () => {
    const { page, store } = open();
    store.setSpeed(10);
    store.startAfter(waitOf(page, 60_000));
    page.pass(30_000);
    store.setSpeed(2);
    expect(store.getWait()).toBe(30_000);
    page.pass(30_000);
    expect(store.getTime()).toBe(0);
    page.pass(5_000);
    expect(store.getTime()).toBe(10_000);
  });

  it('is where it would have been if the page was hidden at that moment', () => {
    const { page, store } = open();
    store.startAfter(waitOf(page, 60_000));
    page.setVisible(false);
    page.pass(360_000);
    expect(store.getSnapshot().state.count).toBe(10);
    page.setVisible(true);
    expect(store.getSnapshot()).toMatchObject({ isJump: true });
    expect(store.getTime()).toBe(300_000);
    expect(store.getSnapshot().state.count).toBeGreaterThan(80);
  });

  it('follows what is left of the wait, and is started once by a press after it', () => {
    const page = makeFakeClock();
    const store = createStore(alternateSimulation, { ...settings, trades: 181 }, page.clock);
    store.subscribe(jest.fn());
    let left = 600_000;
    store.startAfter(() => left);
    page.pass(1_000);
    expect(store.getWait()).toBe(600_000);
    // The time of the start was half a minute ago: its round has ended.
    left = -30_000;
    store.start();
    expect(store.getSnapshot().state).toMatchObject({ rounds: 1, phase: { name: 'idle' } });
    expect(store.getMoment()).toMatchObject({ t: 30_000, rounds: 0 });
    left = 0;
    page.pass(10);
    expect(store.getMoment()).toMatchObject({ t: 30_010 });
    store.start();
    expect(store.getMoment()).toMatchObject({ t: 0, rounds: 1 });
  });

  it('has a round on the alternate view that begins then', () => {
    const page = makeFakeClock(5_000);
    const store = createStore(alternateSimulation, { ...settings, trades: 181 }, page.clock);
    store.subscribe(jest.fn());
    store.startAfter(waitOf(page, 10_000));
    page.pass(10_000 + 6_000);
    expect(store.getSnapshot().state.phase.name).toBe('trading');
    expect(store.getMoment()).toMatchObject({ t: 6_000, rounds: 0 });
  });
});
