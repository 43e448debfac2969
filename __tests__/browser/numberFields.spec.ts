import { expect, test } from './support/test';

/** A number format, what people write, and the amount in the link; none if it is refused. */
const texts = ['DE|12.500,50|12500.50', 'US|-€12,500.5|-12500.50', 'FR|1.000'].map((line) =>
  line.split('|'),
);

for (const way of ['typed', 'put in without keys', 'pasted']) {
  test(`an amount that is ${way} means what was written`, async ({ app, page }) => {
    await app.open('/?seed=golden&currency=EUR');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const field = page.locator('[name=amount]');
    const name = page.locator('[name=name]');
    for (const [country = '', text = '', amount] of texts) {
      await page.locator('[name=country]').selectOption(country);
      await field.fill('');
      if (way === 'typed') await field.pressSequentially(text);
      else if (way === 'pasted') {
        await name.fill(text);
        await name.press('ControlOrMeta+a');
        await name.press('ControlOrMeta+x');
        await field.press('ControlOrMeta+v');
      } else {
        // In Firefox, Playwright's `insertText` sets the value, which React does not notice.
        await page.evaluate(`document.execCommand('insertText', false, ${JSON.stringify(text)})`);
      }
      await expect.soft(field, text).toHaveValue(text);
      const link = page.getByTestId('share-link');
      const url = amount === undefined ? '' : RegExp(`amount=${amount}&`);
      await expect.soft(link, text).toHaveValue(url);
    }
  });
}
