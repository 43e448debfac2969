/** @jest-environment node */
import { waysToInstall } from '@/scripts/setup/waysToInstall';

const programs = (machine: Parameters<typeof waysToInstall>[0]) =>
  waysToInstall(machine).map(({ command }) => command.split(' ').slice(0, 2).join(' '));

const apt = 'apt-get -qq';
const playwright = 'npx playwright';
const unpacked = 'node --import';

describe('waysToInstall', () => {
  it.each([
    ['Debian as root', 'linux', 'x64', true, 'debian', [apt, playwright, unpacked]],
    ['Debian on ARM as root', 'linux', 'arm64', true, 'debian', [apt, playwright]],
    ['Debian as a user', 'linux', 'x64', false, 'debian', [playwright, unpacked]],
    // Its package `chromium` installs no program.
    ['Ubuntu as root', 'linux', 'x64', true, 'ubuntu', [playwright, unpacked]],
    ['an unknown Linux', 'linux', 'x64', false, undefined, [playwright, unpacked]],
    ['macOS', 'darwin', 'arm64', false, undefined, [playwright]],
    ['Windows', 'win32', 'x64', false, undefined, [playwright]],
  ])('knows the ways on %s', (_name, platform, arch, isRoot, distribution, ways) => {
    expect(programs({ platform, arch, isRoot, distribution })).toEqual(ways);
  });

  it('installs libraries with Playwright’s browser only where that is allowed', () => {
    const commandAs = (platform: string, isRoot: boolean) =>
      waysToInstall({ platform, arch: 'arm64', isRoot, distribution: 'ubuntu' })[0]?.command;
    expect(commandAs('linux', true)).toMatch(/--only-shell --with-deps$/);
    expect(commandAs('linux', false)).toMatch(/--only-shell$/);
    expect(commandAs('darwin', true)).toMatch(/--only-shell$/);
  });
});
