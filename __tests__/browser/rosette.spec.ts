import type { Page } from '@playwright/test';
import { fingerprintOf, rosettePaths } from '@/lib/rosette/rosette';
import { messagesOf } from '../messages';
import { detailsButton } from './support/states';
import { expect, needs, openStopped, sampled, test } from './support/test';

/** That of the details. */
const openRosette = async (page: Page, address: string) => {
  await openStopped(page, address);
  await detailsButton(page).click();
  return page.getByRole('dialog').getByTestId('seed-rosette');
};

const fingerprint = fingerprintOf('golden');

test('the rosette of a seed has the same paths as in Node', async ({ page }) => {
  const rosette = await openRosette(page, '/?seed=golden');
  const paths = rosette.locator('path');
  const drawn = rosettePaths('golden');
  await expect(paths).toHaveCount(drawn.length);
  expect(await paths.evaluateAll((all) => all.map((path) => path.getAttribute('d')))).toEqual(
    drawn,
  );
  await expect(rosette).toHaveAccessibleName(
    `Pattern that identifies this simulation: ${fingerprint}`,
  );
  await expect(rosette).toHaveText(`Simulation${fingerprint}`);
});

test(
  'another seed has another rosette, and the word in its language',
  { tag: '@full' },
  async ({ page }) => {
    needs('pl');
    const rosette = await openRosette(page, '/pl?seed=other');
    await expect(rosette).toContainText(messagesOf('pl').notice.word);
    await expect(rosette).not.toContainText(fingerprint);
  },
);

test('the word in the rosette lies inside of it, on phones and with large text', async ({
  page,
}) => {
  const largeText = [360, 32] as const;
  const looks = [[1280, 16], [360, 16], largeText] as const;
  for (const [width, fontSize] of sampled(looks, [largeText])) {
    await page.setViewportSize({ width, height: 740 });
    const rosette = await openRosette(page, '/it?seed=word');
    await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), fontSize);
    const [frame, word] = await rosette.evaluate((rosette) => {
      const text = document.createRange();
      text.selectNodeContents(rosette.querySelector('strong') ?? rosette);
      return [rosette.getBoundingClientRect(), text.getBoundingClientRect()].map(
        ({ left, right, top, bottom }) => ({ left, right, top, bottom }),
      );
    });
    const message = `${width} pixels, text of ${fontSize}`;
    expect(word?.left, message).toBeGreaterThanOrEqual(frame?.left ?? NaN);
    expect(word?.right, message).toBeLessThanOrEqual(frame?.right ?? NaN);
    expect(word?.top, message).toBeGreaterThanOrEqual(frame?.top ?? NaN);
    expect(word?.bottom, message).toBeLessThanOrEqual(frame?.bottom ?? NaN);
  }
});
