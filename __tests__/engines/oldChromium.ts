import { chromium, type Browser, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { callOf, type Engine, type EnginePage } from './enginePage';

const run = promisify(execFile);

/** npm packages with compressed builds for Linux on x64, and the hashes of these packages. */
const packages = {
  '111.0.0':
    'h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==',
  '114.0.0':
    'jzOUZInBjnJYXXCJFCDOEQb0t22Klx2+t7isZEiSOxLdDyDtDaykUS5c8Bw4KczWYb4fDxorO0D+g0rCFq5/gA==',
} as const;

type Version = keyof typeof packages;

export const oldVersions: readonly Version[] = ['111.0.0', '114.0.0'];

/** A folder for the builds that is kept between runs, outside of the project's dependencies. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/engines/', import.meta.url));

/** Downloads a build if it is missing. @throws if that fails */
const fetchBuild = async (version: Version): Promise<string> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('its builds are for Linux on x64');
  }
  const program = join(cache, `chromium-${version}`, 'chromium');
  if (existsSync(program)) return program;
  await mkdir(dirname(program), { recursive: true });
  const folder = await mkdtemp(join(cache, 'fetching-'));
  try {
    const options = { cwd: folder, timeout: 300_000 };
    const packed = await run(
      'npm',
      ['pack', '--silent', `@sparticuz/chromium@${version}`],
      options,
    ).catch(() => {
      throw new Error('npm could not fetch its package; is there a network?');
    });
    const archive = join(folder, packed.stdout.trim());
    const hash = createHash('sha512')
      .update(await readFile(archive))
      .digest('base64');
    if (hash !== packages[version]) throw new Error(`its package has another hash: ${hash}`);
    await run('tar', ['-xzf', archive, 'package/bin/chromium.br'], options);
    const unpacked = join(folder, 'chromium');
    await pipeline(
      createReadStream(join(folder, 'package/bin/chromium.br')),
      createBrotliDecompress(),
      createWriteStream(unpacked),
    );
    await chmod(unpacked, 0o755);
    // Moved at the end, so that an aborted run does not leave an incomplete program.
    await rename(unpacked, program);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return program;
};

/** Whether a message is a warning of Chromium 111 about popovers, or is about the status 404. */
const isExpected = (text: string) =>
  text.startsWith("Found a 'popover' attribute.") ||
  text === 'Failed to load resource: the server responded with a status of 404 (Not Found)';

/** A page that also gives access to Playwright's own page, for what only Playwright can do. */
type ChromiumPage = EnginePage & { readonly page: Page };

type Options = { readonly javaScriptEnabled?: boolean };

export type OldChromium = Omit<Engine, 'open'> & {
  readonly open: (options?: Options) => Promise<ChromiumPage>;
};

const openPage = async (
  browser: Browser,
  baseURL: string,
  options: Options,
): Promise<ChromiumPage> => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) faults.push(message.text());
  });
  return {
    page,
    goto: async (path) => {
      await page.goto(path);
    },
    evaluate: async (call, argument) => page.evaluate(callOf(call, argument)),
    click: (selector) => page.locator(selector).click(),
    pressAt: (x, y) => page.mouse.click(x, y),
    pressKey: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    faults: () => faults,
    close: () => context.close(),
  };
};

/** @throws if the build cannot be downloaded or started */
export const launchOldChromium = async (
  version: Version,
  baseURL: string,
): Promise<OldChromium> => {
  const executablePath = await fetchBuild(version);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  return {
    name: `Chromium ${browser.version()}`,
    narrowest: 320,
    open: (options = {}) => openPage(browser, baseURL, options),
    close: () => browser.close(),
  };
};
