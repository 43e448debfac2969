import { expect, type Page } from '@playwright/test';
import type { Check } from './checks';
import type { OldChromium } from './oldChromium';

/** Checks that only Chromium's driver can run: before the scripts load, without them, in print. */
export type ChromiumCheck = Pick<Check, 'name'> & {
  readonly scripts?: 'off';
  readonly run: (page: Page) => Promise<void>;
};

const small = { width: 360, height: 740 };

const openPanel = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();
const inPanel = (page: Page) => page.getByTestId('display-name');

export const chromiumChecks: readonly ChromiumCheck[] = [
  {
    name: 'the panel opens and closes before the scripts load',
    run: async (page) => {
      await page.setViewportSize(small);
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/?name=Anna', { waitUntil: 'commit' });
      await expect(page.getByTestId('profit')).toBeVisible();
      await expect(inPanel(page)).toBeHidden();
      await openPanel(page);
      await expect(inPanel(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(inPanel(page)).toBeHidden();
      await openPanel(page);
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(inPanel(page)).toBeHidden();
      await openPanel(page);
      release();
      await expect(inPanel(page)).toHaveText('Anna');
      await expect(inPanel(page)).toBeVisible();
      await expect(page.getByTestId('simulation-notice')).toHaveCount(2);
    },
  },
  {
    name: 'without scripts, everything in the panel can be reached',
    scripts: 'off',
    run: async (page) => {
      await page.setViewportSize(small);
      await page.goto('/');
      await expect(page.getByTestId('simulation-notice')).toBeVisible();
      const opener = page.getByRole('button', { name: 'Open menu' });
      // Without popovers, the button is hidden and the panel is part of the page.
      if (await opener.isVisible()) await opener.click();
      await expect(page.getByTestId('profit')).toBeVisible();
      await page.getByTestId('language-menu').getByText('Polski').click();
      await expect(page).toHaveURL(/\/pl$/);
    },
  },
  {
    name: 'the notice is printed on one page with its view',
    run: async (page) => {
      for (const path of ['/?seed=print&running', '/v?seed=print']) {
        await page.clock.install({ time: '2026-01-01T00:00:00Z' });
        await page.goto(path);
        await expect(page.getByTestId('display-name')).not.toHaveText('–');
        await page.clock.pauseAt('2026-01-01T01:00:00Z');
        await expect(page.getByTestId('trade-row')).toHaveCount(path.startsWith('/v') ? 5 : 10);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByTestId('simulation-notice')).toBeVisible();
        for (const format of ['A4', 'Letter']) {
          const pdf = (await page.pdf({ format })).toString('latin1');
          expect(pdf.match(/\/Type \/Page\b/g), `${path} ${format}`).toHaveLength(1);
        }
        await page.emulateMedia({ media: null });
      }
    },
  },
];

/** Runs a check in a new page. */
export const runChromiumCheck = async (engine: OldChromium, { scripts, run }: ChromiumCheck) => {
  const page = await engine.open({ javaScriptEnabled: scripts !== 'off' });
  try {
    await run(page.page);
    expect(page.faults()).toEqual([]);
  } finally {
    await page.close();
  }
};
