import { chromium } from '@playwright/test';
import { requireChromium } from '../setup/findBrowsers';
import { flags } from './browserFlags';

/** The throttling that Lighthouse applies to a mobile page: slow 4G, and a CPU four times slower. */
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_638.4 * 0.9 * 1_024) / 8,
  uploadThroughput: (675 * 0.9 * 1_024) / 8,
};
const slowdown = 4;

/**
 * Clicks on Start at the first paint, and stores in `window.answeredAt` when the page reacts. It has
 * no inner function with a name: tsx adds a helper to those, and the page does not have the helper.
 */
const clickStart = () => {
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    document.querySelector<HTMLElement>('[data-start]')?.click();
    new MutationObserver((_, changes) => {
      if (!document.querySelector('[data-start][aria-disabled=true]')) return;
      changes.disconnect();
      requestAnimationFrame(() => Object.assign(window, { answeredAt: performance.now() }));
    }).observe(document, { subtree: true, childList: true, attributes: true });
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
