import { defineConfig, type Project } from '@playwright/test';
import { demo } from './__tests__/browser/support/demo';
import { hostAt } from './__tests__/browser/support/hostAt';
import { ports } from './__tests__/browser/support/ports';
import { site } from './scripts/export/site.mjs';
import { findChromium, findFirefox, findHeadlessChromium } from './scripts/setup/findBrowsers';

// Gives the tests the same address of the site as the build.
Object.assign(process.env, site);

const serve = 'node --import tsx scripts/serve/serve.ts';

const isFull = process.env.FULL !== undefined;

/**
 * The tests that run in Firefox: those with the tag `@firefox`, which depend on the engine. With FULL,
 * all that can run there: it has no PDF, no downloads, and no emulated preferences.
 */
const inFirefox = isFull
  ? /(?<!accessibility|apache|budget|container|nginx|ocr|offline|preferences|record|share|steady)\.spec\.ts$/
  : /\.spec\.ts$/;

// The full tests run in the same Chromium as visitors use, not in the headless shell.
const chromium = isFull ? findChromium() : findHeadlessChromium();
const firefox = findFirefox();

const projects: Project[] = [
  // First: while its few tests share the only Firefox, whose start takes longer than any of them, those
  // of Chromium run beside them.
  ...(firefox === undefined
    ? []
    : [
        {
          name: 'firefox',
          testMatch: inFirefox,
          // Excludes what Firefox's protocol cannot do: touch, print and other media, PDF, frozen pages,
          // pages without scripts.
          grepInvert: isFull ? /@chromium/ : [/@chromium/, /@full/],
          ...(isFull ? {} : { grep: /@firefox/, workers: 1 }),
          use: {
            browserName: 'firefox' as const,
            channel: 'moz-firefox',
            launchOptions: {
              executablePath: firefox,
              // Scrollbars that take no space, as in headless Chromium.
              firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
            },
          },
        },
      ]),
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
];

export default defineConfig({
  testDir: '__tests__/browser',
  fullyParallel: true,
  // One worker per core.
  workers: '100%',
  // Twice Playwright's default. A shorter timeout would make tests fail at random on slow machines.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Tests with the tag `@full` find too little of their own to run each time.
  ...(isFull ? {} : { grepInvert: /@full/ }),
  reporter: [['list'], ['./__tests__/browser/support/pageBudget.ts']],
  use: {
    baseURL: hostAt(ports.site),
    // Tests cannot see or change the requests of a service worker.
    serviceWorkers: 'block',
  },
  projects,
  webServer: [
    { command: `${serve} --port ${ports.site}`, port: ports.site },
    // The site under a path, which only full tests build and visit.
    ...(isFull
      ? [
          {
            command: `${serve} --port ${demo.port}`,
            port: demo.port,
            env: { SITE_URL: '', BASE_PATH: demo.path, OUT_DIR: demo.out },
          },
        ]
      : []),
  ],
});
