/** Decides how to install Chromium, and which tests to skip, without running anything. */

/** The properties of a machine that the browser tests depend on. */
export type Machine = {
  readonly chromium: boolean;
  readonly firefox: boolean;
  /** Including the module that sends stored Brotli files. */
  readonly nginx: boolean;
  /** Reads text in pictures, for `npm run test:full`. */
  readonly tesseract: boolean;
  readonly apt: boolean;
  /** Whether this process may install system packages. */
  readonly root: boolean;
  /** The text of `/etc/os-release`; empty if there is no such file. */
  readonly osRelease: string;
};

/** A way to install a browser: a message to print first, and commands that all have to succeed. */
export type Attempt = {
  readonly message: string;
  readonly commands: readonly (readonly [program: string, ...args: string[]])[];
};

const withApt: Attempt = {
  message: 'There is no Chromium or Chrome here: installing Chromium with apt-get.',
  commands: [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ],
};

const withPlaywright = (options: readonly string[]): Attempt => ({
  message: 'There is no Chromium or Chrome here: installing Chromium with Playwright.',
  commands: [['npx', 'playwright', 'install', ...options, 'chromium']],
});

/** In Ubuntu and its derivatives, the package `chromium` may only install a snap. */
const isUbuntu = (osRelease: string) => /^ID(_LIKE)?=.*\bubuntu\b/m.test(osRelease);

/** The ways to install Chromium on a machine, best first; none if it is installed already. */
export const waysToChromium = ({ chromium, apt, root, osRelease }: Machine): readonly Attempt[] => {
  if (chromium) return [];
  const mayInstall = apt && root;
  return [
    ...(mayInstall && !isUbuntu(osRelease) ? [withApt] : []),
    // The libraries that Chromium needs are system packages.
    withPlaywright(mayInstall ? ['--with-deps'] : []),
  ];
};

/** A message for each group of tests that is skipped on a machine. */
export const leftOut = ({ firefox, nginx, tesseract }: Machine): readonly string[] => [
  ...(firefox ? [] : ['There is no Firefox here (Debian: firefox-esr): its tests are left out.']),
  ...(nginx
    ? []
    : [
        'There is no nginx with Brotli here (Debian: nginx libnginx-mod-http-brotli-static): ' +
          'its tests are left out.',
      ]),
  ...(tesseract
    ? []
    : ['There is no tesseract here (Debian: tesseract-ocr): test:full reads no pictures.']),
];
