import { defineConfig, type Project } from '@playwright/test';
import { demo } from './__tests__/browser/demo';
import { hostAt } from './__tests__/browser/hostAt';
import { site } from './scripts/export/site';
import { findChromium, findFirefox, findHeadlessChromium } from './scripts/setup/findBrowsers';

// Tests know the site's address as the build does.
Object.assign(process.env, site);

/** Away from the ports of `npm start` and `npm run dev`, so that all can run at once. */
const port = 4173;
const serve = 'node --import tsx scripts/serve/serve.ts';

/**
 * With FULL, all that another browser can run of the tests: it has no PDF, no downloads, and none of
 * the preferences that can be pretended in Chromium. Else what the engine shows in it.
 */
const inFirefox = process.env.FULL
  ? /(?<!accessibility|budget|nginx|offline|preferences|record|share|steady)\.spec\.ts$/
  : /(alternate|changed|engines|guard|replay|run)\.spec\.ts$/;

// The full matrix runs in the browser that visitors have.
const chromium = process.env.FULL ? findChromium() : findHeadlessChromium();
const firefox = findFirefox();

const projects: Project[] = [
  {
    name: 'chromium',
    use: {
      browserName: 'chromium',
      launchOptions: {
        // Without one, Playwright looks for its own, and says how to get it.
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
          // What needs a protocol that Firefox does not have: PDF, frozen pages, pages without scripts.
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
  fullyParallel: true,
  // As many as there are cores.
  workers: '100%',
  // Twice what Playwright gives by itself: a patient test fails late, an impatient one at random.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: hostAt(port),
    // A worker's requests are hidden from tests that watch or change those of the page.
    serviceWorkers: 'block',
  },
  projects,
  webServer: [
    { command: `${serve} --port ${port}`, port },
    {
      command: `${serve} --port ${demo.port}`,
      port: demo.port,
      env: { SITE_URL: '', BASE_PATH: demo.path, OUT_DIR: demo.out },
    },
  ],
});
