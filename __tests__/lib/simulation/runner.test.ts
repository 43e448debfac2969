import { alternateEngine } from '@/lib/simulation/alternateEngine';
import { mainEngine } from '@/lib/simulation/mainEngine';
import type { Engine } from '@/lib/simulation/engine';
import { createRunner, type Clock, type Moment, type Snapshot } from '@/lib/simulation/runner';
import { makeFakeClock } from './fakeClock';

const settings = { seed: 'example', amount: 0, trades: 10, rounds: 0 };
const round = 26_000;

const openRun = <State>(
  engine: Engine<State>,
  opened: Pick<Moment, 'elapsed' | 'isPaused'> | null = null,
  at = 0,
) => {
  const page = makeFakeClock(at);
  const { clock } = page;
  /** What the runner has reported, until the test empties it. */
  const reports: Snapshot<State>[] = [];
  const onChange = (snapshot: Snapshot<State>) => void reports.push(snapshot);
  const runner = createRunner({ engine, settings, clock, opened, onChange });
  const getDue = () => engine.dueAt(runner.getSnapshot().state) ?? NaN;
  return { page, runner, reports, getDue };
};

/** The state of the main view at a time since Start. */
const stateAt = (ms: number) =>
  mainEngine.advance(mainEngine.start(mainEngine.initial(settings), 0), ms);

// The laws of the engines say what the runner shows after any history of a page.
describe('the runner', () => {
  it('reports each change once, and nothing else', () => {
    const { page, runner, reports, getDue } = openRun(mainEngine);
    const changes = [
      () => runner.start(),
      () => page.pass(getDue()),
      () => runner.setPaused(true),
      () => runner.setPaused(false),
    ];
    for (const change of changes) {
      change();
      expect(reports.splice(0)).toEqual([runner.getSnapshot()]);
    }
    const before = runner.getSnapshot();
    page.pass(1);
    page.setVisible(false);
    page.setVisible(true);
    expect(reports).toEqual([]);
    expect(runner.getSnapshot()).toBe(before);
  });

  it('waits for the rest if a timer fires early', () => {
    const { clock, pass } = makeFakeClock();
    const wakeAt: Clock['wakeAt'] = (at, wake) =>
      clock.wakeAt(Math.ceil((clock.now() + at) / 2), wake);
    const options = { engine: mainEngine, settings, opened: null, onChange: () => {} };
    const runner = createRunner({ ...options, clock: { ...clock, wakeAt } });
    runner.start();
    pass(60_000);
    expect(runner.getSnapshot().state).toEqual(stateAt(60_000));
  });

  it('leaves no timer when it is stopped, and no longer watches the page', () => {
    const { page, runner } = openRun(mainEngine);
    runner.start();
    expect([page.timers(), page.listeners()]).toEqual([1, 1]);
    runner.stop();
    expect([page.timers(), page.listeners()]).toEqual([0, 0]);
  });

  it('catches up in one step after a sleep, and after the page was hidden', () => {
    const { page, runner, reports } = openRun(mainEngine);
    runner.start();
    reports.length = 0;
    page.sleep(3_600_000);
    page.setVisible(false);
    page.pass(3_600_000);
    expect(reports).toMatchObject([{ state: stateAt(3_600_000), isAnimated: false }]);
    page.setVisible(true);
    expect(reports.slice(1)).toMatchObject([{ state: stateAt(7_200_000), isAnimated: false }]);
  });

  it.each([
    [1_000, true],
    [1_001, false],
  ])('animates the change of a timer that is %d ms late: %s', (late, isAnimated) => {
    const { page, runner, getDue } = openRun(mainEngine);
    runner.start();
    page.sleep(getDue() + late - 0.01);
    expect(runner.getSnapshot().isAnimated).toBe(isAnimated);
    page.pass(getDue() - page.clock.now());
    expect(runner.getSnapshot().isAnimated).toBe(true);
  });

  it('animates nothing with reduced motion', () => {
    const { page, runner, getDue } = openRun(mainEngine);
    page.reduceMotion();
    runner.start();
    page.pass(getDue());
    expect(runner.getSnapshot()).toMatchObject({ state: { count: 11 }, isAnimated: false });
  });

  it('counts from the click on Start, even if the run was opened later', () => {
    const { runner } = openRun(mainEngine, null, 12_500);
    runner.start(500);
    expect(runner.getSnapshot()).toMatchObject({ state: stateAt(12_000), isAnimated: true });
    expect(runner.getMoment()).toMatchObject({ elapsed: 12_000 });
  });

  it('opens unpaused where nothing is due, and begins another round at Start', () => {
    const { page, runner } = openRun(alternateEngine, { elapsed: round, isPaused: true });
    page.pass(5_000);
    expect(runner.getMoment()).toEqual({ elapsed: round + 5_000, rounds: 0, isPaused: false });
    runner.start();
    page.pass(1_500);
    expect(runner.getMoment()).toEqual({ elapsed: 1_500, rounds: 1, isPaused: false });
  });
});
