import { defineConfig, type Project } from '@playwright/test';
import { demo } from './__tests__/browser/demo';
import { hostAt } from './__tests__/browser/hostAt';
import { ports } from './__tests__/browser/ports';
import { site } from './scripts/export/site';
import { findChromium, findFirefox, findHeadlessChromium } from './scripts/setup/findBrowsers';

// Gives the tests the same address of the site as the build.
Object.assign(process.env, site);

const serve = 'node --import tsx scripts/serve/serve.ts';

/**
 * The tests that run in Firefox. With FULL, these are all that can run there: it has no PDF, no
 * downloads, and no emulated preferences. Without FULL, only those that depend on the engine.
 */
const inFirefox = process.env.FULL
  ? /(?<!accessibility|budget|nginx|ocr|offline|pictures|preferences|record|share|steady)\.spec\.ts$/
  : /(alternate|changed|engines|guard|moment|panel|presentKeys|replay|rosette|run|speed)\.spec\.ts$/;

// The full tests run in the same Chromium as visitors use, not in the headless shell.
const chromium = process.env.FULL ? findChromium() : findHeadlessChromium();
const firefox = findFirefox();

const projects: Project[] = [
  {
    name: 'chromium',
    use: {
      browserName: 'chromium',
      launchOptions: {
        // Without a path, Playwright looks for its own browser, and says how to install it.
        ...(chromium === undefined ? {} : { executablePath: chromium }),
        args: ['--no-sandbox'],
      },
    },
  },
  ...(firefox === undefined
    ? []
    : [
        {
          name: 'firefox',
          testMatch: inFirefox,
          // Excludes what Firefox's protocol cannot do: PDF, frozen pages, pages without scripts.
          grepInvert: /@chromium/,
          use: {
            browserName: 'firefox' as const,
            channel: 'moz-firefox',
            launchOptions: { executablePath: firefox },
          },
        },
      ]),
];

export default defineConfig({
  testDir: '__tests__/browser',
  // Of `pictures.spec.ts`: one folder for the only browser that takes them.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // One worker per core.
  workers: '100%',
  // Twice Playwright's default. A shorter timeout would make tests fail at random on slow machines.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: hostAt(ports.site),
    // Tests cannot see or change the requests of a service worker.
    serviceWorkers: 'block',
  },
  projects,
  webServer: [
    { command: `${serve} --port ${ports.site}`, port: ports.site },
    {
      command: `${serve} --port ${demo.port}`,
      port: demo.port,
      env: { SITE_URL: '', BASE_PATH: demo.path, OUT_DIR: demo.out },
    },
  ],
});
