import { limits } from '@/lib/config/limits';
import { views } from '@/lib/config/views';
import { addresses } from '../addresses';
import { openEveryDialog } from './support/states';
import { watchPolicy } from './support/watchPolicy';
import { expect, open, openStopped, sampled, startButton, test } from './support/test';

test('every page begins with a policy of its own scripts and styles', async ({ request }) => {
  for (const path of ['/', '/v', '/pl', '/nowhere']) {
    const html = await (await request.get(path)).text();
    const [, policy = ''] =
      /<head[^>]*>(?:<meta charset="utf-8"\/>)?<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(
        html,
      ) ?? [];
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(policy).toContain("style-src 'sha256-");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
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
  test.use({ expected: [/Content Security Policy|TrustedHTML|TrustedScript/] });

  test('is refused', async ({ page }) => {
    await open(page, '/?seed=policy');
    const refused = await page.evaluate(() => {
      const outcome = (attempt: () => void) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown';
        }
      };
      const script = document.createElement('script');
      const styled = document.createElement('p');
      styled.setAttribute('style', 'position: fixed');
      document.body.append(styled);
      const results = {
        markup: outcome(() => (styled.innerHTML = '<img src=x onerror="hacked = 1">')),
        text: outcome(() => (script.textContent = 'hacked = 1')),
        elsewhere: outcome(() => (script.src = 'https://elsewhere.example/x.js')),
        upload: outcome(() => (script.src = '/uploads/x.js')),
        ours: outcome(() => (script.src = '/_next/static/none.js')),
        position: getComputedStyle(styled).position,
      };
      styled.remove();
      return results;
    });
    expect(refused).toEqual({
      markup: 'TypeError',
      text: 'TypeError',
      elsewhere: 'TypeError',
      upload: 'TypeError',
      ours: 'done',
      position: 'static',
    });
  });
});
