import type { Browser, CDPSession, Page } from '@playwright/test';

/** One event of a trace. Times are in microseconds. */
type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the thread itself, without what it waited for. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** How many times slower the processor is made than that of this computer. */
const slowdown = 4;

const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'];

const scriptEvents = ['EvaluateScript', 'FunctionCall', 'v8.compile', 'v8.evaluateModule'];
const layoutEvents = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

const milliseconds = (events: readonly TraceEvent[]) =>
  events.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0) / 1_000;

/** The outermost of these events: one may have others inside, which would count twice. */
const outermost = (events: readonly TraceEvent[]) => {
  let end = -Infinity;
  return events
    .toSorted((one, other) => one.ts - other.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
};

/** What the main thread of a page did: thread times in milliseconds. */
export type Work = { readonly all: number; readonly script: number; readonly layout: number };

/** Sums up a trace. @param trace what `browser.stopTracing` returns */
const workOf = (trace: Buffer): Work => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const works = threads.map(({ pid, tid }) => {
    const own = traceEvents.filter((event) => event.pid === pid && event.tid === tid);
    const named = (...names: readonly string[]) =>
      outermost(own.filter(({ name, ph }) => ph === 'X' && names.includes(name)));
    return {
      all: milliseconds(named('RunTask')),
      script: milliseconds(named(...scriptEvents)),
      layout: milliseconds(named(...layoutEvents)),
    };
  });
  // Other renderers, for instance of a blank page, do next to nothing.
  const [most] = works.toSorted((one, other) => other.all - one.all);
  if (most === undefined) throw new Error('The trace has no main thread.');
  return most;
};

/** Milliseconds that tasks of more than 50 ms block input for, as the page itself sees them. */
const watchBlocking = () => {
  Object.assign(window, { blocking: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      Object.assign(window, { blocking: Number(Reflect.get(window, 'blocking')) + duration - 50 });
    }
  }).observe({ type: 'longtask', buffered: true });
};

const openSlow = async (browser: Browser): Promise<{ page: Page; session: CDPSession }> => {
  // A context of its own: nothing is cached.
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
};

/** Loads a page and waits until it is quiet. @returns also the time that input was blocked for */
export const measureLoading = async (
  browser: Browser,
  url: string,
): Promise<Work & { readonly blocking: number }> => {
  const { page } = await openSlow(browser);
  await page.addInitScript(watchBlocking);
  await browser.startTracing(page, { categories });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(3_000);
  const trace = await browser.stopTracing();
  const blocking = Number(await page.evaluate('blocking'));
  await page.context().close();
  return { ...workOf(trace), blocking };
};

/** Traces a page that runs. @returns percentages of the time of the main thread */
export const measureRunning = async (
  browser: Browser,
  url: string,
  seconds: number,
): Promise<Work> => {
  const { page } = await openSlow(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(8_000);
  await browser.startTracing(page, { categories });
  await page.waitForTimeout(seconds * 1_000);
  const work = workOf(await browser.stopTracing());
  await page.context().close();
  const share = (time: number) => time / (seconds * 10);
  return { all: share(work.all), script: share(work.script), layout: share(work.layout) };
};
