import { languages } from '@/lib/config/languages';
import { otherLocales, viewPath } from '@/lib/i18n/locales';
import { demo, hostAt } from './support/hosts';
import { expect, test } from './support/test';

const origin = hostAt(demo.port);
test.use({ baseURL: origin });

const [language = 'en', another = 'en'] = otherLocales;

test.describe('under a base path', { tag: '@full' }, () => {
  test('all requests of a page are under the base path', async ({ app, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const path of ['/?amount=x', '/v', `/${language}`, `/x/${language}/y`]) {
      await app.open(demo.path + path);
      for (const opener of await page.locator('[aria-haspopup=dialog]:visible').all()) {
        await opener.click();
        await expect(app.dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(app.dialog).toHaveCount(0);
      }
      await app.start.click();
    }
    for (const url of asked) expect(url.startsWith(`${origin}${demo.path}/`)).toBe(true);
  });

  test('every link of the page stays under the base path', async ({ app, page }) => {
    await app.open(`${demo.path}/${language}/v?name=Anna&seed=path`);
    const link = app.languages.getByText(languages[another].name);
    const to = `${demo.path}${viewPath('alternate', another)}?name=Anna&seed=path`;
    await expect(link).toHaveAttribute('href', to);
    await page.locator('main [aria-haspopup=dialog]').click();
    const other = `${demo.path}/${language}?name=Anna&seed=path`;
    const otherView = app.dialog.locator(`a[href="${other}"]`);
    await expect(otherView).toBeVisible();
    await otherView.click();
    await expect(page).toHaveURL(other);
    // Pressed at once, whether the scripts have loaded or not.
    await page.locator('header [aria-haspopup=dialog]:visible').click();
    await expect(page.getByTestId('share-link')).toHaveValue(
      new RegExp(`^${origin}${demo.path}/${language}\\?`),
    );
  });
});
