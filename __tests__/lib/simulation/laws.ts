import fc from 'fast-check';
import { createStore } from '@/lib/simulation/createStore';
import type { Settings, Simulation } from '@/lib/simulation/simulation';
import { makeFakeClock } from './fakeClock';

export const settingsArbitrary: fc.Arbitrary<Settings> = fc.record({
  seed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  amount: fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
  trades: fc.integer({ min: 0, max: 1_000_000 }),
});

const wait = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }),
  fc.double({ min: 0, max: 5_000, noNaN: true }),
);

/** The events that may happen to a page, in any order. */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('pass' as const), ms: wait }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('sleep' as const), ms: wait }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('start' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('hide', 'show') }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('pause', 'resume') }) },
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
        const page = makeFakeClock(50);
        const store = createStore(simulation, settings, page.clock);
        store.subscribe(() => {});
        let undisturbed = initial(settings);
        for (const step of history) {
          if (step.what === 'pass' || step.what === 'sleep') {
            page[step.what]('ms' in step ? step.ms : 0);
          } else if (step.what === 'start') {
            const now = page.clock.now();
            undisturbed = start(advance(undisturbed, now), now);
            store.start();
          } else if (step.what === 'hide' || step.what === 'show') {
            page.setVisible(step.what === 'show');
          } else {
            store.setPaused(step.what === 'pause');
          }
          expect(page.timers()).toBeLessThanOrEqual(1);
        }
        page.setVisible(true);
        store.setPaused(false);
        expect(store.getSnapshot().state).toEqual(advance(undisturbed, page.clock.now()));
      }),
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
