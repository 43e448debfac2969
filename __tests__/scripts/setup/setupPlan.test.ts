/** @jest-environment node */
import { leftOut, waysToChromium, type Machine } from '@/scripts/setup/setupPlan';

const debian = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n';
const ubuntu = 'PRETTY_NAME="Ubuntu 24.04.3 LTS"\nID=ubuntu\nID_LIKE=debian\n';
const mint = 'ID=linuxmint\nID_LIKE="ubuntu debian"\n';

const bare: Machine = {
  chromium: false,
  firefox: false,
  nginx: false,
  apt: true,
  root: true,
  osRelease: debian,
};

const commandsOn = (machine: Partial<Machine>) =>
  waysToChromium({ ...bare, ...machine }).flatMap(({ commands }) =>
    commands.map((command) => command.join(' ')),
  );

describe('waysToChromium', () => {
  it('installs nothing where there is one', () => {
    expect(commandsOn({ chromium: true })).toEqual([]);
  });

  it("takes Debian's as root, else Playwright's", () => {
    expect(commandsOn({})).toEqual([
      'apt-get update -qq',
      'apt-get install -y -qq chromium',
      'npx playwright install --with-deps chromium',
    ]);
  });

  it.each([ubuntu, mint])('does not ask apt where it may have a snap: %j', (osRelease) => {
    expect(commandsOn({ osRelease })).toEqual(['npx playwright install --with-deps chromium']);
  });

  it.each([
    ['without root', { root: false }],
    ['without apt', { apt: false, osRelease: '' }],
  ])('leaves the system as it is %s', (_, machine) => {
    expect(commandsOn(machine)).toEqual(['npx playwright install chromium']);
  });

  it('says what it does', () => {
    for (const { message } of waysToChromium(bare)) {
      expect(message).toMatch(/^There is no Chromium/);
    }
  });
});

describe('leftOut', () => {
  it('names what is missing, a line each', () => {
    expect(leftOut(bare)).toEqual([
      expect.stringContaining('firefox-esr'),
      expect.stringContaining('libnginx-mod-http-brotli-static'),
    ]);
    expect(leftOut({ ...bare, firefox: true })).toHaveLength(1);
    expect(leftOut({ ...bare, firefox: true, nginx: true })).toEqual([]);
  });
});
