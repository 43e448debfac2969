import { readFileSync } from 'node:fs';
import { views } from '@/lib/config/views';
import { locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import type { PaperMessages } from '@/lib/i18n/catalogue';
import { cards } from '@/lib/lesson/cards';
import { expect, openStopped, sampled, test } from './support/test';

const wordsOf = (locale: string) =>
  (JSON.parse(readFileSync(`messages/paper/${locale}.json`, 'utf8')) as PaperMessages).cards;

for (const view of sampled(views, ['main'])) {
  for (const locale of sampled(locales, ['de'])) {
    const path = viewPath(view, locale);

    test(`the cards of ${path} are judged by keyboard, each with its reason`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const words = wordsOf(locale);
      await openStopped(page, `${path}?seed=cards&trades=20&lesson=6`);
      const step = page.getByTestId('lesson-step');
      for (const [index, { name, verdict }] of cards.entries()) {
        await expect(step).toContainText(words[`${name}Text`]);
        await expect(step).not.toContainText(words[`${name}Reason`]);
        // The second one is wrong.
        const answer = index === 1 ? 'fraud' : verdict;
        const button = step.getByRole('button', { name: words[answer], exact: true });
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        const said = step.getByRole('status');
        await expect(said).toContainText(answer === verdict ? words.same : words.other);
        await expect(said).toContainText(words[`${name}Reason`]);
        await expect(said).toContainText(words[`${name}Look`]);
        await expect(said).toBeInViewport();
        if (index === cards.length - 1) break;
        await expect(step.locator('details')).not.toHaveAttribute('open');
        await step.getByRole('button', { name: words.next }).focus();
        await page.keyboard.press('Enter');
      }
      const score = words.score.replace('{right}', '7').replace('{cards}', '8');
      await expect(step.getByRole('status')).toContainText(score);
      await expect(step.locator('details')).toHaveAttribute('open');
      // Opened again, the step is at its beginning.
      await page.keyboard.press('ArrowRight');
      await expect(step).toHaveAttribute('data-step', '7');
      await page.keyboard.press('ArrowLeft');
      await expect(step).toHaveAttribute('data-step', '6');
      await expect(step.getByRole('heading', { level: 3 })).toBeInViewport();
    });
  }
}

test(
  'answers stay while the page does, and are in no address',
  { tag: '@full' },
  async ({ page }) => {
    await openStopped(page, '/en?seed=cards&lesson=6');
    const step = page.getByTestId('lesson-step');
    const answer = step.getByRole('button', { name: 'Fraud', exact: true });
    await answer.click();
    await page.emulateMedia({ forcedColors: 'active' });
    // Not in the grey of a button that cannot be pressed, which is hard to read on a highlight.
    const rest = step.getByRole('button', { name: 'Honest', exact: true });
    const colourOf = (button: typeof rest) =>
      button.evaluate((element) => getComputedStyle(element).color);
    expect(await colourOf(answer)).not.toBe(await colourOf(rest));
    await page.emulateMedia({ forcedColors: null });
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(step).toContainText('Card 2 of 8');
    expect(page.url()).not.toContain('fraud');
  },
);
