/**
 * Takes screenshots for a visual review: both views in every language at four widths, before the
 * start and running, and all of them on one contact sheet. Writes `screenshots/`.
 */
import { chromium, type Browser, type ViewportSize } from '@playwright/test';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { views, type View } from '@/lib/config/views';
import { nameOfLocale, locales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { root } from '../export/folders';
import { serveExport } from '../serve/server';
import { requireChromium } from '../setup/findBrowsers';

const folder = `${root}screenshots/`;

/** Sizes of windows in pixels. */
const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1_024 },
  { width: 1_280, height: 800 },
  { width: 1_920, height: 1_080 },
];

/** Milliseconds to fast-forward after Start, so that both views show changes. */
const runningFor = 20_000;

type Shot = { view: View; locale: Locale; viewport: ViewportSize; running: boolean };

const shots: readonly Shot[] = views.flatMap((view) =>
  locales.flatMap((locale) =>
    [false, true].flatMap((running) =>
      viewports.map((viewport) => ({ view, locale, viewport, running })),
    ),
  ),
);

const fileOf = ({ view, locale, viewport, running }: Shot) =>
  `${view}-${locale}-${viewport.width}${running ? '-running' : ''}.png`;

const take = async (browser: Browser, site: string, shot: Shot) => {
  const { view, locale, viewport, running } = shot;
  const context = await browser.newContext({
    viewport,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.goto(`${site}${viewPath(view, locale)}?seed=screenshots&name=Anna`);
  // A font that loads late is shown only after the next page load (`font-display: optional`).
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await page.getByTestId('display-name').filter({ hasText: 'Anna' }).waitFor({ state: 'attached' });
  // From here on, only the calls below advance the time, so every run takes the same picture.
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  if (running) await page.locator('[data-start]').click();
  await page.clock.fastForward(runningFor);
  await page.clock.runFor(3_000);
  await page.screenshot({ path: folder + fileOf(shot), fullPage: true, animations: 'disabled' });
  await context.close();
};

/** A page with one row for each view and language. Each picture links to its file. */
const contactSheet = () => {
  const rows = views.flatMap((view) =>
    locales.map((locale) => {
      const pictures = shots
        .filter((shot) => shot.view === view && shot.locale === locale)
        .map((shot) => {
          const share = Math.round((shot.viewport.width + 400) / 5);
          return `<a href="${fileOf(shot)}"><img src="${fileOf(shot)}" width="${share}" alt=""></a>`;
        });
      return `<h2>${view} · ${nameOfLocale(locale)}</h2><p>${pictures.join('')}</p>`;
    }),
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>
  body { width: max-content; margin: 24px; font: 14px sans-serif; background: #ccc }
  p { display: flex; gap: 12px; align-items: start; margin: 0 }
</style>
${rows.join('\n')}
`;
};

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const server = await serveExport();
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox'],
});

const waiting = [...shots];
const takeAll = async () => {
  for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
    await take(browser, server.url, shot);
  }
};
await Promise.all([takeAll(), takeAll()]);

await writeFile(`${folder}contact-sheet.html`, contactSheet());
const page = await browser.newPage({ viewport: { width: 2_600, height: 1_000 } });
await page.goto(`file://${folder}contact-sheet.html`);
const { width, height } = await page.evaluate(() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { width: scrollWidth, height: scrollHeight };
});
await page.setViewportSize({ width, height });
await page.screenshot({ path: `${folder}contact-sheet.png` });
await browser.close();
server.close();
console.log(`${shots.length} screenshots, on one contact sheet: ${folder}contact-sheet.png`);
