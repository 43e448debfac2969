import { limits } from '@/lib/config/limits';
import { views } from '@/lib/config/views';
import { addresses } from '../addresses';
import { openEveryDialog } from './support/states';
import { watchPolicy } from './support/watchPolicy';
import { expect, open, openStopped, sampled, startButton, test } from './support/test';

const required = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

test('every response has the security headers, including errors and files', async ({ request }) => {
  for (const path of ['/', '/v', '/en', '/nowhere', '/logo/icon.svg', '/reference-data.json']) {
    const headers = (await request.get(path)).headers();
    expect([path, headers]).toEqual([path, expect.objectContaining(required)]);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    // The longest line that some hosts accept in their headers file.
    expect(policy.length).toBeLessThan(2_000);
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

test('every page begins with a policy of its own scripts and styles', async ({ request }) => {
  for (const path of ['/', '/v', '/pl', '/nowhere']) {
    const html = await (await request.get(path)).text();
    const [, policy = ''] =
      /<head[^>]*>(?:<meta charset="utf-8"\/>)?<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(
        html,
      ) ?? [];
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(policy).toContain("style-src 'sha256-");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*|https?:/);
  }
});

const pages = addresses.filter(({ path, exported }) => exported && !/.\/$/.test(path));

for (const view of views) {
  test(`pages of the ${view} view and their dialogs run without policy violations`, async ({
    page,
  }) => {
    const broken = await watchPolicy(page);
    const ofView = pages.filter((each) => each.view === view);
    for (const { path } of sampled(ofView, ofView.slice(-1))) {
      await openStopped(page, `${path}?seed=policy&amount=x`);
      await openEveryDialog(page);
      await startButton(page).click();
      if (view === 'alternate') {
        await expect(page.getByTestId('analysis-overlay'), path).toBeVisible();
      } else {
        await page.clock.fastForward(limits.tradeInterval.max);
        await expect(page.getByTestId('trade-row').nth(5), path).toBeAttached();
      }
      expect(await broken(), path).toEqual([]);
    }
  });
}

test.describe('an attempt to inject code or styles into the page', () => {
  test.use({ expected: [/Content Security Policy/] });

  test('is refused', async ({ page }) => {
    const broken = await watchPolicy(page);
    await open(page, '/?seed=policy');
    await page.evaluate(() => {
      const foreign = document.createElement('div');
      foreign.innerHTML = '<img src="data:," onerror="hacked = 1">';
      for (const script of [{ text: 'hacked = 1' }, { src: 'https://elsewhere.example/x.js' }]) {
        foreign.append(Object.assign(document.createElement('script'), script));
      }
      foreign.append(
        Object.assign(document.createElement('style'), { textContent: 'main { display: none }' }),
      );
      document.body.append(foreign);
    });
    await expect
      .poll(async () => (await broken()).sort())
      .toEqual([
        'script-src-attr inline',
        'script-src-elem https://elsewhere.example/x.js',
        'script-src-elem inline',
        'style-src-elem inline',
      ]);
    await expect(page.locator('main')).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});
