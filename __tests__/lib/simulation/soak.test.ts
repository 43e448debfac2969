import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { alternateEngine } from '@/lib/simulation/alternateEngine';
import { createRunner } from '@/lib/simulation/runner';
import { mainEngine } from '@/lib/simulation/mainEngine';
import type { Engine } from '@/lib/simulation/engine';
import { makeFakeClock } from './fakeClock';

const hour = 3_600_000;
const day = 24 * hour;
/** `npm run test:full` lets a year pass. */
const days = process.env.FULL === undefined ? 20 : 365;

const settings = { seed: 'year', amount: 123_45, trades: 10, rounds: 0 };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heap = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

/** Whole numbers from 0, below a limit: the same ones in each run of the test. */
const makeDice = () => {
  let last = 1;
  return (limit: number) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % limit;
  };
};

/** The state of a page to which nothing has happened but clicks on Start. */
const undisturbed = <State>(
  { initial, start, advance }: Engine<State>,
  clicks: readonly number[],
  now: number,
) =>
  advance(
    clicks.reduce((state, at) => start(advance(state, at), at), initial(settings)),
    now,
  );

const soak = <State>(engine: Engine<State>) => {
  const page = makeFakeClock();
  const { clock } = page;
  const runner = createRunner({ engine, settings, clock, opened: null, onChange: () => {} });
  const dice = makeDice();
  const clicks = [0];
  runner.start();
  let before = NaN;
  while (clock.now() < days * day) {
    // In use, in the background, or on a computer that sleeps.
    const what = dice(3);
    if (what === 0) page.pass(dice(600_000));
    else if (what === 1) {
      page.setVisible(false);
      page.pass(dice(2 * day));
      page.setVisible(true);
    } else page.sleep(dice(12 * hour));
    page.pass(0);
    if (dice(2) === 0) {
      clicks.push(clock.now());
      runner.start();
    }
    expect(page.timers()).toBeLessThanOrEqual(1);
    if (Number.isNaN(before) && clock.now() > day) before = heap();
  }
  const kept = heap() - before;
  expect(runner.getSnapshot().state).toEqual(undisturbed(engine, clicks, clock.now()));
  return kept;
};

describe(`${days} days with a page that sleeps and wakes`, () => {
  it('show what the engine computes, and keep no more than after one day: main view', () => {
    expect(soak(mainEngine)).toBeLessThan(1_000_000);
  });

  it('show what the engine computes, and keep no more than after one day: alternate view', () => {
    expect(soak(alternateEngine)).toBeLessThan(1_000_000);
  });
});
