import { fingerprintOf, rosettePaths } from '@/lib/rosette/rosette';
import { messagesOf } from '../messages';
import { expect, needs, openStopped, sampled, test } from './support/test';

const fingerprint = fingerprintOf('golden');

test(
  'the rosette of a seed has the same paths as in Node',
  { tag: '@firefox' },
  async ({ page }) => {
    await openStopped(page, '/?seed=golden');
    const rosette = page.getByTestId('seed-rosette');
    const paths = await rosette
      .locator('path')
      .evaluateAll((all) => all.map((path) => path.getAttribute('d')));
    expect(paths).toEqual(rosettePaths('golden'));
    await expect(rosette).toHaveAccessibleName(
      `Pattern that identifies this simulation: ${fingerprint}`,
    );
    await expect(rosette).toHaveText(`Simulation${fingerprint}`);
  },
);

test(
  'another seed has another rosette, and the word in its language',
  { tag: '@full' },
  async ({ page }) => {
    needs('pl');
    await openStopped(page, '/pl?seed=other');
    const rosette = page.getByTestId('seed-rosette');
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
    await openStopped(page, '/it?seed=word');
    await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), fontSize);
    const [frame, word] = await page.getByTestId('seed-rosette').evaluate((rosette) => {
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
