/** What a machine has, as far as the browser tests care. */
export type Machine = {
  readonly chromium: boolean;
  readonly firefox: boolean;
  /** With the module that sends stored Brotli files. */
  readonly nginx: boolean;
  readonly apt: boolean;
  /** Whether this process may install packages of the system. */
  readonly root: boolean;
  /** The text of `/etc/os-release`; empty where there is none. */
  readonly osRelease: string;
};

/** One way to a browser: what is said first, and the commands, each of which has to succeed. */
export type Attempt = {
  readonly says: string;
  readonly commands: readonly (readonly [program: string, ...args: string[]])[];
};

const withApt: Attempt = {
  says: 'There is no Chromium or Chrome here: installing Chromium with apt-get.',
  commands: [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ],
};

const withPlaywright = (options: readonly string[]): Attempt => ({
  says: 'There is no Chromium or Chrome here: installing Chromium with Playwright.',
  commands: [['npx', 'playwright', 'install', ...options, 'chromium']],
});

/** In Ubuntu, and in what is made from it, the package `chromium` may only ask for a snap. */
const isUbuntu = (osRelease: string) => /^ID(_LIKE)?=.*\bubuntu\b/m.test(osRelease);

/** The ways to a Chromium on a machine, best first; none where there is one already. */
export const waysToChromium = ({ chromium, apt, root, osRelease }: Machine): readonly Attempt[] => {
  if (chromium) return [];
  const mayInstall = apt && root;
  return [
    ...(mayInstall && !isUbuntu(osRelease) ? [withApt] : []),
    // The libraries that Chromium needs are packages of the system.
    withPlaywright(mayInstall ? ['--with-deps'] : []),
  ];
};

/** A line for each part of the tests that is left out on a machine. */
export const leftOut = ({ firefox, nginx }: Machine): readonly string[] => [
  ...(firefox ? [] : ['There is no Firefox here (Debian: firefox-esr): its tests are left out.']),
  ...(nginx
    ? []
    : [
        'There is no nginx with Brotli here (Debian: nginx libnginx-mod-http-brotli-static): ' +
          'its tests are left out.',
      ]),
];
