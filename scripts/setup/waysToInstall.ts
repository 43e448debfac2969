type Machine = {
  readonly platform: string;
  readonly arch: string;
  readonly isRoot: boolean;
  /** `ID` in Linux's `/etc/os-release`; `undefined` on other systems. */
  readonly distribution: string | undefined;
};

type Way = {
  /** A command line for the shell of any system. */
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
};

/** The ways to install a browser, best first. Each one may fail, depending on the machine. */
export const waysToInstall = ({ platform, arch, isRoot, distribution }: Machine): Way[] => {
  const isLinux = platform === 'linux';
  const ways: Way[] = [];
  // Not on Ubuntu, where the package `chromium` installs no program.
  if (isLinux && isRoot && distribution === 'debian') {
    ways.push({
      command: [
        'apt-get -qq update',
        'apt-get -qq install -y --no-install-recommends chromium fonts-liberation > /dev/null',
      ].join(' && '),
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  ways.push({
    command: `npx playwright install chromium --only-shell${isLinux && isRoot ? ' --with-deps' : ''}`,
    // The default of 30 s applies to each of several attempts.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
  });
  if (isLinux && arch === 'x64') {
    ways.push({ command: 'node --import tsx scripts/setup/unpackChromium.ts', env: {} });
  }
  return ways;
};
