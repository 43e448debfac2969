import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { choosePort } from '../../scripts/serve/choosePort';
import { findProgram } from '../../scripts/setup/findBrowsers';

/** A value that can be sent to a page and back. */
type Plain = string | number | boolean | null | readonly Plain[] | { [key: string]: Plain };

/** A page in WebKit, with the operations that the checks need. */
export type WebKitPage = {
  readonly goto: (path: string) => Promise<void>;
  /** Runs a function in the page. It must not use variables from outside. */
  readonly evaluate: <Argument extends Plain, Result>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
  /** Clicks in the middle of an element. @param selector CSS, or XPath if it starts with `//` */
  readonly click: (selector: string) => Promise<void>;
  readonly pressAt: (x: number, y: number) => Promise<void>;
  readonly pressKey: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  /** Sets the size of the page in CSS pixels, and waits until the page has it. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => void;
};

/** A driver has not answered a command in time. */
export class NoAnswer extends Error {}

/** An expression that calls a function. It defines `__name`, which the build tool may add. */
const callOf = (run: (argument: never) => unknown, argument: Plain) =>
  `((__name) => (${String(run)})(${JSON.stringify(argument)}))((named) => named)`;

/** The narrowest page that WebKitGTK's window can show, in CSS pixels. */
export const narrowest = 447;

/** The time limit for an answer, in milliseconds. No answer takes that long. */
const patience = 20_000;

const keys = { Enter: '\ue007', Escape: '\ue00c', Tab: '\ue004' } as const;

/** The path of the driver's browser, which Debian installs next to its libraries. */
const findMiniBrowser = () =>
  ['/usr/lib', '/usr/libexec', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^webkit2?gtk-/.test(name))
        .sort()
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find(existsSync);

/** Starts a virtual screen. Returns its process and its display name. */
const startScreen = async (program: string) => {
  const screen = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '2200x1400x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('exit', () => reject(new Error('Xvfb does not start')));
    screen.stdio[3]?.once('data', (name) => resolve(`:${String(name).trim()}`));
  });
  return { screen, display };
};

/** Ends a process and its child processes. */
const end = ({ pid }: ChildProcess) => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
};

type Post = (path: string, body: Plain) => Promise<unknown>;

/**
 * Supports the few commands of W3C WebDriver that the checks need. A client library for them would
 * add a dozen packages.
 */
const connect = async (port: number, binary: string) => {
  const send = async (method: 'GET' | 'POST', path: string, body?: Plain): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new NoAnswer(`WebKitWebDriver does not answer: ${path}`, { cause: error });
    });
    const { value } = (await response.json()) as { value?: unknown };
    if (!response.ok) throw new Error(`WebKitWebDriver: ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  for (let tries = 0; ; tries += 1) {
    try {
      await send('GET', '/status');
      break;
    } catch (error) {
      if (tries === 100) throw error;
      await wait(50);
    }
  }
  const { sessionId, capabilities } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const post: Post = (path, body) => send('POST', `/session/${sessionId}${path}`, body);
  return { post, version: capabilities.browserVersion };
};

const pageOf = (post: Post, baseURL: string, close: () => void): WebKitPage => {
  const evaluate: WebKitPage['evaluate'] = async <Argument extends Plain, Result>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ) =>
    (await post('/execute/sync', {
      script: `return ${callOf(run, argument)}`,
      args: [],
    })) as Result;

  const act = (type: 'key' | 'pointer', actions: Plain) =>
    post('/actions', { actions: [{ type, id: type, actions }] });

  return {
    goto: async (path) => {
      await post('/url', { url: baseURL + path });
    },
    evaluate,
    click: async (selector) => {
      const using = selector.startsWith('//') ? 'xpath' : 'css selector';
      const found = (await post('/element', { using, value: selector })) as Record<string, string>;
      await post(`/element/${Object.values(found).join('')}/click`, {});
    },
    pressAt: async (x, y) => {
      await act('pointer', [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    pressKey: async (key) => {
      await act('key', [
        { type: 'keyDown', value: keys[key] },
        { type: 'keyUp', value: keys[key] },
      ]);
    },
    resize: async (width, height) => {
      await post('/window/rect', { width, height });
      // Only the width is checked, because the title bar takes a part of the height.
      const has = () => evaluate((wanted) => window.innerWidth === wanted, width);
      for (let tries = 0; !(await has()); tries += 1) {
        if (tries === 100) throw new Error(`The window does not become ${width} pixels wide.`);
        await wait(20);
      }
    },
    close,
  };
};

export type WebKit = {
  readonly name: string;
  readonly open: () => Promise<WebKitPage>;
  readonly close: () => void;
};

/** @throws if WebKit, or a program that it needs, is not installed or does not start */
export const launchWebKit = async (baseURL: string): Promise<WebKit> => {
  const driver = findProgram(['WebKitWebDriver']);
  const xvfb = findProgram(['Xvfb']);
  const miniBrowser = findMiniBrowser();
  if (driver === undefined || xvfb === undefined || miniBrowser === undefined) {
    throw new Error('on Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb');
  }
  const { screen, display } = await startScreen(xvfb);

  /** Starts a driver for each page, because it may hang on a second navigation or on quitting. */
  const start = async () => {
    const port = await choosePort(undefined, 4_444);
    const started = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, DISPLAY: display },
      detached: true,
      stdio: 'ignore',
    });
    const stop = () => {
      process.off('exit', stop);
      end(started);
    };
    process.once('exit', stop);
    try {
      const { post, version } = await connect(port, miniBrowser);
      return { page: pageOf(post, baseURL, stop), version };
    } catch (error) {
      stop();
      throw error;
    }
  };

  try {
    const { page, version } = await start();
    page.close();
    return {
      name: `WebKitGTK ${version}`,
      open: async () => (await start()).page,
      close: () => void screen.kill(),
    };
  } catch (error) {
    screen.kill();
    throw error;
  }
};
