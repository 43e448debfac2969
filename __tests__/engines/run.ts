/**
 * Runs the checks on the last build in WebKit, at the end of `npm run test:full`. They are skipped, with
 * the reason, where its driver is not installed.
 */
import { test } from 'node:test';
import { serveExport } from '../../scripts/serve/server';
import { checks, type Check } from './checks';
import { launchWebKit, NoAnswer, type WebKit } from './webKit';

/** The time limit for one check, in milliseconds. */
const timeout = 120_000;

const server = await serveExport();
// The IP address, because `localhost` may first be tried at an address where nothing answers.
const site = server.url.replace('localhost', '127.0.0.1');

// `process.exit` also ends the child processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Runs a check in a new page. */
const runCheck = async (webKit: WebKit, { run }: Check) => {
  const page = await webKit.open();
  try {
    await run(page);
  } finally {
    page.close();
  }
};

const webKit = await launchWebKit(site).catch((error: unknown) =>
  error instanceof Error ? error.message : String(error),
);
if (typeof webKit === 'string') {
  await test('WebKit', { skip: `cannot be had here: ${webKit}` });
} else {
  await test(webKit.name, async (all) => {
    for (const check of checks) {
      await all.test(check.name, { timeout }, () =>
        runCheck(webKit, check).catch((error: unknown) => {
          // WebKitWebDriver sometimes hangs with any page. If the page hangs, it will hang again.
          if (error instanceof NoAnswer) return runCheck(webKit, check);
          throw error;
        }),
      );
    }
  });
  webKit.close();
}

server.close();
