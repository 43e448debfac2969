import fc from 'fast-check';
import { speeds, type Speed } from '@/lib/config/speeds';
import { createStore } from '@/lib/simulation/createStore';
import type { Settings, Simulation } from '@/lib/simulation/simulation';
import { makeFakeClock } from './fakeClock';

export const settingsArbitrary: fc.Arbitrary<Settings> = fc.record({
  seed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  amount: fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
  trades: fc.integer({ min: 0, max: 1_000_000 }),
  rounds: fc.nat(8),
});

/** Eighths of a millisecond, whose sums are exact: a timer that is due is not an instant late. */
const wait = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }),
  fc.integer({ min: 0, max: 40_000 }).map((eighths) => eighths / 8),
);

/** How far back or forward to go, as a part of the time that has passed. */
const share = fc.double({ min: 0, max: 1.25, noNaN: true });

/** Events at which the run goes on as before. */
const quietEvents = [
  { weight: 4, arbitrary: fc.record({ what: fc.constant('pass' as const), ms: wait }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('sleep' as const), ms: wait }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('hide', 'show') }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('pause', 'resume') }) },
] as const;

const speedEvent = <Value extends Speed | 0>(...values: readonly Value[]) => ({
  weight: 1,
  arbitrary: fc.record({ what: fc.constant('speed'), speed: fc.constantFrom(...values) }),
});

/** What may happen to a page that waits for its start. */
const quietEvent = fc.oneof(...quietEvents, speedEvent(...speeds));

/** The events that may happen to a page, in any order. */
const event = fc.oneof(
  ...quietEvents,
  { weight: 3, arbitrary: fc.record({ what: fc.constant('start' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('seek'), share }) },
  // At speed 0, simulated time is held.
  speedEvent(0, ...speeds),
);

type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

/** Opens a page and lets a history happen to it. */
const live = <State>(
  simulation: Simulation<State>,
  settings: Settings,
  history: readonly Event[],
) => {
  const { initial, start, advance } = simulation;
  const page = makeFakeClock(50);
  const store = createStore(simulation, settings, page.clock);
  store.subscribe(() => {});
  let presses: readonly number[] = [];
  let passed = 0;
  let pausedAt: number | null = null;
  let speed: Speed | 0 = 1;
  let movingSpeed: Speed = 1;
  const pressesUntil = (at: number) => presses.filter((press) => press <= at);
  /** What a page shows that nothing but the presses has happened to. */
  const undisturbed = (at: number) =>
    advance(
      pressesUntil(at).reduce(
        (state, press) => start(advance(state, press), press),
        initial(settings),
      ),
      at,
    );
  for (const step of history) {
    if ('ms' in step) {
      page[step.what](step.ms);
      if (presses.length > 0) passed += step.ms * speed;
    } else if ('speed' in step) {
      speed = step.speed;
      movingSpeed = speed || movingSpeed;
      store.setSpeed(speed);
    } else if ('share' in step) {
      passed = Math.floor(passed * step.share);
      if (presses.length === 0) presses = [0];
      if (pausedAt !== null) pausedAt = passed;
      store.seek(passed);
    } else if (step.what === 'start') {
      const at = whole(passed);
      const before = undisturbed(at);
      // A press with an effect replaces later ones.
      if (start(before, at) !== before) presses = [...pressesUntil(at), at];
      store.start();
      pausedAt = null;
      // Start ends a hold.
      speed = movingSpeed;
    } else if (step.what === 'hide' || step.what === 'show') {
      page.setVisible(step.what === 'show');
    } else {
      const isPaused = step.what === 'pause';
      store.setPaused(isPaused);
      if (isPaused) pausedAt ??= passed;
      else pausedAt = null;
    }
    expect(page.timers()).toBeLessThanOrEqual(1);
  }
  page.setVisible(true);
  return {
    page,
    store,
    undisturbed,
    /** Presses with an effect at the time displayed or before, in simulated time. */
    taken: pressesUntil(whole(pausedAt ?? passed)),
    hasStarted: presses.length > 0,
    passed: whole(passed),
    displayed: whole(pausedAt ?? passed),
  };
};

/** Everything happens at whole milliseconds. Sums of fractions have rounding errors. */
const whole = (ms: number) => Math.floor(ms + 0.001);

/** A state with its times counted from another moment. */
const countedFrom = (state: unknown, from: number): unknown =>
  JSON.parse(JSON.stringify(state), (key, value: unknown) =>
    ['nextTradeAt', 'until'].includes(key) && typeof value === 'number' ? value - from : value,
  );

/** Tests the laws that every simulation has to follow. */
export const describeLaws = <State>(simulation: Simulation<State>) => {
  const { initial, start, advance, dueAt } = simulation;

  it('reaches the same state however the time is divided into steps', () => {
    fc.assert(
      fc.property(settingsArbitrary, fc.array(wait, { maxLength: 30 }), (settings, waits) => {
        const started = start(initial(settings), 100);
        let at = 100;
        let cut = started;
        for (const ms of waits) {
          at += ms;
          cut = advance(cut, at);
        }
        expect(cut).toEqual(advance(started, at));
      }),
    );
  });

  it('shows, after any history, what an undisturbed page would show', () => {
    fc.assert(
      fc.property(settingsArbitrary, fc.array(event, { maxLength: 40 }), (settings, history) => {
        const { store, undisturbed, passed } = live(simulation, settings, history);
        store.setPaused(false);
        expect(store.getSnapshot().state).toEqual(undisturbed(passed));
      }),
    );
  });

  it('has the same state at the same simulated time, at any speed', () => {
    const speed = fc.constantFrom(...speeds);
    fc.assert(
      fc.property(settingsArbitrary, fc.array(wait.map(whole)), speed, (settings, waits, speed) => {
        const page = makeFakeClock();
        const store = createStore(simulation, settings, page.clock);
        store.subscribe(() => {});
        store.setSpeed(speed);
        store.start();
        let at = 0;
        for (const ms of waits) {
          // A part of a whole number has rounding errors, by which a timer may be too late.
          page.pass(ms / speed + 1e-6);
          at += ms;
          const started = start(initial(settings), 0);
          expect(store.getSnapshot().state).toEqual(advance(started, whole(at)));
        }
      }),
    );
  });

  it('opens, at the moment that a page displays, with what that page displays', () => {
    fc.assert(
      fc.property(settingsArbitrary, fc.array(event, { maxLength: 40 }), (settings, history) => {
        const { store, taken, displayed } = live(simulation, settings, history);
        const pressed = taken.at(-1);
        const moment = store.getMoment();
        expect(store.getTime()).toBe(displayed);
        if (pressed === undefined || moment === null) {
          expect([pressed, moment]).toEqual([undefined, null]);
          return;
        }
        expect(moment).toMatchObject({
          t: displayed - pressed,
          rounds: settings.rounds + taken.length - 1,
        });
        const link = { ...settings, rounds: moment.rounds };
        const opened = createStore(simulation, link, makeFakeClock(12.3).clock);
        opened.setPaused(moment.paused);
        opened.seek(moment.t);
        expect(opened.getMoment()).toEqual(moment);
        expect(opened.getSnapshot()).toMatchObject({ paused: moment.paused, isJump: true });
        expect(countedFrom(opened.getSnapshot().state, 0)).toEqual(
          countedFrom(store.getSnapshot().state, pressed),
        );
      }),
    );
  });

  it('starts by itself when a wait is over, as if Start were pressed then', () => {
    fc.assert(
      fc.property(
        settingsArbitrary,
        wait,
        fc.array(quietEvent, { maxLength: 40 }),
        (settings, ms, history) => {
          const page = makeFakeClock();
          const store = createStore(simulation, settings, page.clock);
          store.subscribe(() => {});
          store.startAfter(() => ms - page.clock.now());
          let left = ms;
          let passed = 0;
          let speed: Speed = 1;
          for (const step of history) {
            if ('ms' in step) {
              page[step.what](step.ms);
              passed += Math.max(0, step.ms - left) * speed;
              left = Math.max(0, left - step.ms);
            } else if ('speed' in step) {
              speed = step.speed;
              store.setSpeed(speed);
            } else if (step.what === 'hide' || step.what === 'show') {
              page.setVisible(step.what === 'show');
            } else {
              store.setPaused(step.what === 'pause');
            }
            expect(page.timers()).toBeLessThanOrEqual(1);
          }
          page.setVisible(true);
          store.setPaused(false);
          const idle = initial(settings);
          expect(store.getWait()).toBe(left);
          expect(store.getSnapshot().state).toEqual(
            left > 0 ? idle : advance(start(idle, 0), whole(passed)),
          );
        },
      ),
    );
  });

  it('can go to any moment and on from there, with every press at its time', () => {
    fc.assert(
      fc.property(
        settingsArbitrary,
        fc.array(event, { minLength: 5, maxLength: 40 }),
        share,
        wait,
        (settings, history, share, ms) => {
          const opened = live(simulation, settings, history);
          const { store, page, passed, hasStarted, undisturbed } = opened;
          const at = Math.floor(passed * share);
          const there = (time: number) =>
            hasStarted ? undisturbed(time) : advance(start(initial(settings), 0), time);
          store.setPaused(false);
          store.setSpeed(1);
          store.seek(at);
          expect(store.getSnapshot()).toMatchObject({ state: there(at), isJump: true });
          page.pass(ms);
          expect(store.getSnapshot().state).toEqual(there(whole(at + ms)));
        },
      ),
    );
  });

  it('gives the same states for the same settings', () => {
    fc.assert(
      fc.property(settingsArbitrary, wait, (settings, ms) => {
        const once = advance(start(initial(settings), 0), ms);
        expect(advance(start(initial({ ...settings }), 0), ms)).toEqual(once);
      }),
    );
  });

  it('returns the same object when nothing is due, or the time is earlier', () => {
    fc.assert(
      fc.property(settingsArbitrary, wait, (settings, ms) => {
        const idle = initial(settings);
        expect(advance(idle, ms)).toBe(idle);
        const state = advance(start(idle, 0), ms);
        expect(advance(state, ms)).toBe(state);
        expect(advance(state, ms / 2)).toBe(state);
        const due = dueAt(state);
        if (due !== null) {
          expect(advance(state, due - 1)).toBe(state);
          expect(advance(state, due)).not.toBe(state);
        }
      }),
    );
  });

  it('never modifies a state that it is given', () => {
    fc.assert(
      fc.property(settingsArbitrary, wait, wait, (settings, first, second) => {
        const state = deepFreeze(advance(start(deepFreeze(initial(settings)), 0), first));
        expect(() => start(advance(state, first + second), first + second)).not.toThrow();
      }),
    );
  });
};

const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
};
