import fc from 'fast-check';
import type { Engine, Settings } from '@/lib/simulation/engine';
import { createRunner, type Moment } from '@/lib/simulation/runner';
import { makeFakeClock } from './fakeClock';

export const settingsArbitrary: fc.Arbitrary<Settings> = fc.record({
  seed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  amount: fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
  trades: fc.oneof(fc.nat(8), fc.integer({ min: 0, max: 1_000_000 })),
  rounds: fc.nat(8),
});

/** Eighths of a millisecond, whose sums are exact: a timer that is due is not an instant late. */
const wait = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }),
  fc.integer({ min: 0, max: 40_000 }).map((eighths) => eighths / 8),
);

/** What may happen to a page, in any order. */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('pass' as const), ms: wait }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('sleep' as const), ms: wait }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('start' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('hide', 'show') }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('pause', 'resume') }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('rewind' as const), to: wait }) },
);

type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

const historyArbitrary = fc.array(event, { maxLength: 40 });

/**
 * Opens a page, and lets a history happen to it. After each event, one timer is set if something is
 * due that the page shows as time passes, and otherwise none. What the page keeps does not grow.
 */
const live = <State>(engine: Engine<State>, settings: Settings, history: readonly Event[]) => {
  const { initial, start, advance, dueAt } = engine;
  const page = makeFakeClock(50);
  const { clock } = page;
  const runner = createRunner({ engine, settings, clock, opened: null, onChange: () => {} });
  const clicks: number[] = [];
  let passed = 0;
  let pausedAt = 0;
  let isPaused = false;
  let isVisible = true;
  /** What a page shows that nothing but the clicks with an effect has happened to. */
  const undisturbed = (at = passed) =>
    advance(
      clicks.reduce((state, click) => start(advance(state, click), click), initial(settings)),
      at,
    );
  for (const step of history) {
    if ('ms' in step) {
      page[step.what](step.ms);
      if (clicks.length > 0 && !isPaused) passed += step.ms;
    } else if (step.what === 'start') {
      // Links contain whole milliseconds.
      const at = Math.floor(passed);
      const before = undisturbed(at);
      if (start(before, at) !== before) clicks.push(at);
      runner.start();
    } else if ('to' in step) {
      runner.showAt(step.to);
      if (isPaused && engine.rewind) passed = Math.min(step.to, pausedAt);
    } else if (step.what === 'hide' || step.what === 'show') {
      isVisible = step.what === 'show';
      page.setVisible(isVisible);
    } else {
      runner.setPaused(step.what === 'pause');
      const wasPaused = isPaused;
      isPaused = step.what === 'pause' && dueAt(undisturbed()) !== null;
      if (!wasPaused) pausedAt = passed;
      // Also what was overdue.
      if (isPaused && !wasPaused) expect(runner.getSnapshot().state).toEqual(undisturbed());
    }
    const isRunning = isVisible && !isPaused && dueAt(undisturbed()) !== null;
    expect([page.timers(), page.listeners()]).toEqual([isRunning ? 1 : 0, 1]);
  }
  page.setVisible(true);
  expect(JSON.stringify(runner.getSnapshot()).length).toBeLessThan(10_000);
  const clicked = clicks.at(-1);
  const moment: Moment | null =
    clicked === undefined
      ? null
      : {
          elapsed: Math.floor(passed - clicked),
          rounds: settings.rounds + clicks.length - 1,
          isPaused,
        };
  return {
    page,
    runner,
    clicked,
    expected: { state: undisturbed(), isIdle: dueAt(undisturbed()) === null, isPaused },
    moment,
  };
};

/** A state with its times counted from another moment. */
const countedFrom = (state: unknown, from: number): unknown =>
  JSON.parse(JSON.stringify(state), (key, value: unknown) =>
    ['nextTradeAt', 'popsUpUntil', 'until'].includes(key) && typeof value === 'number'
      ? value - from
      : value,
  );

/** Tests the laws that every engine has to follow. */
export const describeLaws = <State>(engine: Engine<State>) => {
  const { initial, start, advance, dueAt } = engine;

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

  it('shows, after any history, the state at the time that has passed, or been rewound to', () => {
    fc.assert(
      fc.property(settingsArbitrary, historyArbitrary, (settings, history) => {
        const { runner, expected, moment } = live(engine, settings, history);
        expect(runner.getSnapshot()).toMatchObject(expected);
        expect(runner.getMoment()).toEqual(moment);
      }),
    );
  });

  it('opens, at the moment that a page shows, with what that page shows, and goes on alike', () => {
    fc.assert(
      fc.property(settingsArbitrary, historyArbitrary, wait, (settings, history, ms) => {
        const { page, runner, clicked, moment } = live(engine, settings, history);
        fc.pre(clicked !== undefined && moment !== null);
        const again = makeFakeClock(12.3);
        const link = { ...settings, rounds: moment.rounds };
        const opened = createRunner({
          engine,
          settings: link,
          clock: again.clock,
          opened: moment,
          onChange: () => {},
        });
        const expectAlike = () => {
          const { state, isIdle, isPaused } = runner.getSnapshot();
          expect(opened.getMoment()).toEqual(runner.getMoment());
          expect(opened.getSnapshot()).toMatchObject({ isIdle, isPaused });
          expect(countedFrom(opened.getSnapshot().state, 0)).toEqual(countedFrom(state, clicked));
        };
        expectAlike();
        // From 12.3, sums have rounding errors, by which a timer may be too late.
        page.pass(Math.floor(ms) + 1e-6);
        again.pass(Math.floor(ms) + 1e-6);
        expectAlike();
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
