/**
 * Runs the checks on the last build in real browsers: the oldest supported Chromium, the first one
 * with popovers, and WebKit. A browser that is not available is skipped, with the reason.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveExport } from '../../scripts/serve/server';
import { checks, type Check } from './checks';
import { chromiumChecks, runChromiumCheck } from './chromiumChecks';
import { NoAnswer, type Engine } from './enginePage';
import { launchOldChromium, oldVersions } from './oldChromium';
import { laterThanSafari16, launchWebKit } from './webKit';

/** The time limit for one check, in milliseconds. */
const timeout = 120_000;

const server = await serveExport();
// The IP address, because `localhost` may first be tried at an address where nothing answers.
const site = server.url.replace('localhost', '127.0.0.1');

// `process.exit` also ends the child processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Runs a check, or skips it with a reason. */
type It = (name: string, check: (() => Promise<void>) | { skip: string }) => Promise<void>;

/** Starts a browser and calls `run` with it, or reports why the browser is not available. */
const inEngine = async <Started extends Engine>(
  name: string,
  launch: () => Promise<Started>,
  run: (engine: Started, it: It) => Promise<void>,
) => {
  const engine = await launch().catch((error: unknown) => reasonOf(error));
  if (typeof engine === 'string') {
    await test(name, { skip: `cannot be had here: ${engine}` });
    return;
  }
  await test(engine.name, (all) =>
    run(engine, (title, check) =>
      typeof check === 'function' ? all.test(title, { timeout }, check) : all.test(title, check),
    ),
  );
  await engine.close();
};

/** Runs a check in a new page. */
const runCheck = async (engine: Engine, { run }: Check) => {
  const page = await engine.open();
  try {
    await run(page, engine);
    assert.deepEqual(page.faults(), []);
  } finally {
    await page.close();
  }
};

const runShared = async (engine: Engine, it: It) => {
  for (const check of checks) {
    await it(check.name, () =>
      runCheck(engine, check).catch((error: unknown) => {
        // WebKitWebDriver sometimes hangs with any page. If the page hangs, it will hang again.
        if (error instanceof NoAnswer) return runCheck(engine, check);
        throw error;
      }),
    );
  }
};

for (const version of oldVersions) {
  await inEngine(
    `Chromium ${version}`,
    () => launchOldChromium(version, site),
    async (engine, it) => {
      await runShared(engine, it);
      for (const check of chromiumChecks) {
        await it(check.name, () => runChromiumCheck(engine, check));
      }
    },
  );
}

const runWebKit = async (engine: Engine, it: It) => {
  await runShared(engine, it);
  const skip = 'WebKitWebDriver can neither hold scripts back, nor switch them off, nor print';
  for (const { name } of chromiumChecks) await it(name, { skip });
};

await inEngine('WebKit', () => launchWebKit(site), runWebKit);
await inEngine('WebKit like Safari 16.4', () => launchWebKit(site, laterThanSafari16), runWebKit);

server.close();
