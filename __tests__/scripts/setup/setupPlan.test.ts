/** @jest-environment node */
import { leftOut, waysToChromium, type Machine } from '@/scripts/setup/setupPlan';

const debian = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n';
const ubuntu = 'PRETTY_NAME="Ubuntu 24.04.3 LTS"\nID=ubuntu\nID_LIKE=debian\n';
const mint = 'ID=linuxmint\nID_LIKE="ubuntu debian"\n';

const bare: Machine = {
  chromium: false,
  firefox: false,
  nginx: false,
  tesseract: false,
  apt: true,
  root: true,
  osRelease: debian,
};

const commandsOn = (machine: Partial<Machine>) =>
  waysToChromium({ ...bare, ...machine }).flatMap(({ commands }) =>
    commands.map((command) => command.join(' ')),
  );

describe('waysToChromium', () => {
  it('installs nothing if there is a Chromium', () => {
    expect(commandsOn({ chromium: true })).toEqual([]);
  });

  it("installs Debian's Chromium as root, else Playwright's", () => {
    expect(commandsOn({})).toEqual([
      'apt-get update -qq',
      'apt-get install -y -qq chromium',
      'npx playwright install --with-deps chromium',
    ]);
  });

  it.each([ubuntu, mint])('does not use apt if it may install a snap: %j', (osRelease) => {
    expect(commandsOn({ osRelease })).toEqual(['npx playwright install --with-deps chromium']);
  });

  it.each([
    ['without root', { root: false }],
    ['without apt', { apt: false, osRelease: '' }],
  ])('does not change the system %s', (_, machine) => {
    expect(commandsOn(machine)).toEqual(['npx playwright install chromium']);
  });

  it('says what it does', () => {
    for (const { message } of waysToChromium(bare)) {
      expect(message).toMatch(/^There is no Chromium/);
    }
  });
});

describe('leftOut', () => {
  it('names each missing program in its own line', () => {
    expect(leftOut(bare)).toEqual([
      expect.stringContaining('firefox-esr'),
      expect.stringContaining('libnginx-mod-http-brotli-static'),
      expect.stringContaining('tesseract-ocr'),
    ]);
    expect(leftOut({ ...bare, firefox: true })).toHaveLength(2);
    expect(leftOut({ ...bare, firefox: true, nginx: true })).toHaveLength(1);
    expect(leftOut({ ...bare, firefox: true, nginx: true, tesseract: true })).toEqual([]);
  });
});
