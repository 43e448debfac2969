import { chromium } from '@playwright/test';
import { requireChromium } from '../setup/findBrowsers';
import { flags } from './browserFlags';

/** Lighthouse's throttling for a mobile page: slow 4G, and a CPU that is four times slower. */
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_638.4 * 0.9 * 1_024) / 8,
  uploadThroughput: (675 * 0.9 * 1_024) / 8,
};
const slowdown = 4;

/**
 * Runs in the page: clicks on Start at the first paint, and sets `window.answeredAt` when the page
 * reacts. No function in it has a name, because tsx makes such functions call a helper, `__name`,
 * which a page does not have.
 */
const clickStart = () => {
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    new MutationObserver((_, changes) => {
      if (!document.querySelector('[data-start][aria-disabled=true]')) return;
      changes.disconnect();
      requestAnimationFrame(() => Object.assign(window, { answeredAt: performance.now() }));
    }).observe(document, { subtree: true, childList: true, attributes: true });
    document.querySelector<HTMLElement>('[data-start]')?.click();
  }).observe({ type: 'paint', buffered: true });
};

/** Milliseconds from the navigation until Start, clicked at the first paint, reacts. */
export const measureStart = async (url: string): Promise<number> => {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...flags] });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(clickStart);
    await page.goto(url);
    const answeredAt = await page.waitForFunction((): unknown => Reflect.get(window, 'answeredAt'));
    return Number(await answeredAt.jsonValue());
  } finally {
    await browser.close();
  }
};
