import { defineConfig } from '@playwright/test';
import { findChromium } from './__tests__/browser/findChromium';

/** Away from the ports of `npm start` and `npm run dev`, so that all can run at once. */
const port = 4173;

export default defineConfig({
  testDir: '__tests__/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // A worker's requests are hidden from tests that watch or change those of the page.
    serviceWorkers: 'block',
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox'] },
  },
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    port,
  },
});
