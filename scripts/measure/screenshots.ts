/**
 * Takes a picture of both views in every language at four widths, before the start and running, and
 * puts all of them on one sheet, for whoever reviews a change by eye. Writes `screenshots/`.
 */
import { chromium, type Browser } from '@playwright/test';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { views, type View } from '@/lib/config/views';
import { localeNames, locales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { requireChromium } from '../setup/findBrowsers';
import { serve } from '../serve/serve.ts';

const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url));

/** Widths of windows in pixels, with their heights. */
const windows = { 360: 740, 768: 1_024, 1280: 800, 1920: 1_080 } as const;
const widths = Object.keys(windows).map(Number) as (keyof typeof windows)[];

/** Milliseconds after Start: on either view, something is going on then. */
const runningFor = 20_000;

type Shot = { view: View; locale: Locale; width: keyof typeof windows; running: boolean };

const shots: readonly Shot[] = views.flatMap((view) =>
  locales.flatMap((locale) =>
    [false, true].flatMap((running) => widths.map((width) => ({ view, locale, width, running }))),
  ),
);

const fileOf = ({ view, locale, width, running }: Shot) =>
  `${view}-${locale}-${width}${running ? '-running' : ''}.png`;

const take = async (browser: Browser, site: string, shot: Shot) => {
  const { view, locale, width, running } = shot;
  const context = await browser.newContext({
    viewport: { width, height: windows[width] },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.goto(`${site}${viewPath(view, locale)}?seed=screenshots&name=Anna`);
  // A font that comes late is not shown before the next visit.
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await page.getByTestId('display-name').filter({ hasText: 'Anna' }).waitFor({ state: 'attached' });
  // From here on time stands still but for what is asked of it: the same picture every time.
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  if (running) await page.locator('[data-start]').click();
  await page.clock.fastForward(runningFor);
  await page.clock.runFor(3_000);
  await page.screenshot({ path: folder + fileOf(shot), fullPage: true, animations: 'disabled' });
  await context.close();
};

/** All pictures in rows of a view and a language, as a page whose pictures lead to themselves. */
const sheet = () => {
  const rows = views.flatMap((view) =>
    locales.map((locale) => {
      const pictures = shots
        .filter((shot) => shot.view === view && shot.locale === locale)
        .map((shot) => {
          const share = Math.round((shot.width + 400) / 5);
          return `<a href="${fileOf(shot)}"><img src="${fileOf(shot)}" width="${share}" alt=""></a>`;
        });
      return `<h2>${view} · ${localeNames[locale]}</h2><p>${pictures.join('')}</p>`;
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
const server = await serve(0);
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

await writeFile(`${folder}contact-sheet.html`, sheet());
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
console.log(`${shots.length} pictures, on one sheet: ${folder}contact-sheet.png`);
