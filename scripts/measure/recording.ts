/**
 * Records a presentation as an animated picture, `docs/presentation.webp`: the pages of the export at
 * moments of one run, so that every recording shows the same. The notice and the marks are in it.
 */
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../export/folders';
import { serveExport } from '../serve/server';
import { requireChromium } from '../setup/findBrowsers';

const file = `${root}docs/presentation.webp`;
/** So large that the words of the marks can be read in the picture. */
const screen = { viewport: { width: 1_280, height: 920 }, deviceScaleFactor: 0.75 };

/** Milliseconds that a picture is shown. */
const frameTime = 250;
const lastFrameTime = 1_500;

const link = '/?seed=lesson-1&name=Anna&t=90&paused&present';

/** Seconds of the run. It goes on for a while, goes back, and forward to where it was and beyond. */
const moments = [
  ...Array.from({ length: 16 }, (_, step) => 90 + step),
  ...[90, 75, 60, 45, 30, 15, 0, 0],
  ...[60, 120, 180, 240, 300, 360, 420, 480, 540, 600],
];

const server = await serveExport();
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ ...screen, reducedMotion: 'reduce' });
await page.goto(server.url + link);
await page.evaluate(() => document.fonts.ready);
// A font that loads late is only shown from the next visit on.
await page.reload();
await page.getByTestId('transport').waitFor();
const slider = page.getByTestId('transport').getByRole('slider');

const frames: Buffer[] = [];
for (const moment of moments) {
  await slider.fill(String(moment));
  // Shows the bar.
  await page.mouse.move(5, 5 + (frames.length % 2));
  await slider.blur();
  frames.push(await page.screenshot({ animations: 'disabled' }));
}
await browser.close();
server.close();

const { size: bytes } = await sharp(frames, { join: { animated: true } })
  .webp({
    loop: 0,
    delay: frames.map((_, place) => (place === frames.length - 1 ? lastFrameTime : frameTime)),
    quality: 60,
    effort: 6,
    mixed: true,
  })
  .toFile(file);
console.log(`${frames.length} pictures, ${Math.round(bytes / 1_000)} kB: ${file}`);
