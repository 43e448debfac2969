type Machine = {
  readonly platform: string;
  readonly arch: string;
  readonly isRoot: boolean;
  /** The ID of Linux's `os-release`. */
  readonly distribution: string | undefined;
};

type Way = {
  /** For the shell of any system. */
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
};

/** The ways to get a browser on a machine, best first. Each needs something that may be missing there. */
export const waysToInstall = ({ platform, arch, isRoot, distribution }: Machine): Way[] => {
  const isLinux = platform === 'linux';
  const ways: Way[] = [];
  // Ubuntu's package of this name installs no program.
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
  // A Chromium that is inside a package of npm.
  if (isLinux && arch === 'x64') {
    ways.push({ command: 'node --import tsx scripts/setup/unpackChromium.ts', env: {} });
  }
  return ways;
};
