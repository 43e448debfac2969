import { defineConfig, type Project } from '@playwright/test';
import { hostAt, ports } from './__tests__/browser/support/hosts';
import { site } from './scripts/export/site.mjs';
import { findChromium, findFirefox } from './scripts/setup/findBrowsers';

// Gives the tests the same site address as the build.
Object.assign(process.env, site);

/** Serves a folder as `npm run serve` does, but on another port. */
const serve = (folder: string, port: number) => ({
  command: `node --import tsx scripts/serve.ts ${folder} ${port}`,
  port,
});

const isFull = process.env.FULL !== undefined;

/** The tests for Firefox, where Playwright has no PDF, clipboard or emulated preferences. */
const inFirefox = /(main|time|alternate|link|lesson|failure|numberFields)\.spec\.ts$/;

const firefox = isFull ? findFirefox() : undefined;

const projects: Project[] = [
  ...(firefox === undefined
    ? []
    : [
        {
          name: 'firefox',
          testMatch: inFirefox,
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
      launchOptions: { ...findChromium(), args: ['--no-sandbox'] },
    },
  },
];

export default defineConfig({
  testDir: '__tests__/browser',
  globalSetup: './__tests__/browser/support/build.ts',
  fullyParallel: true,
  // As many workers as logical CPU cores.
  workers: '100%',
  // Twice Playwright's default. A shorter timeout would make tests fail at random on slow machines.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // `@full` marks the tests that need a second build or nginx.
  ...(isFull ? {} : { grepInvert: /@full/ }),
  reporter: 'list',
  use: {
    baseURL: hostAt(ports.site),
  },
  projects,
  webServer: [
    serve('out', ports.site),
    // The site under a path. Only the full tests build and visit it.
    ...(isFull ? [serve('out-demo', ports.demo)] : []),
  ],
});
