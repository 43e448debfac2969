import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { requireChromium } from '../setup/findBrowsers';

/** Command-line flags of the browser, suitable for containers. */
const flags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];

type Audit = {
  /** Scores out of 100, times in milliseconds, and the layout shift. */
  readonly figures: Readonly<Record<string, number>>;
  /** The titles of the individual audits with a score below 90. */
  readonly failed: readonly string[];
};

/**
 * Runs Lighthouse on a page, with an emulated phone.
 *
 * @param tries the maximum number of runs, because Lighthouse sometimes finds no paint in a run
 * @throws {Error} if Lighthouse has no result, or finds no paint in any of its runs
 */
export const audit = async (
  url: string,
  throttlingMethod: 'simulate' | 'devtools',
  tries = 3,
): Promise<Audit> => {
  const chrome = await launch({ chromePath: requireChromium(), chromeFlags: flags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      formFactor: 'mobile',
      throttlingMethod,
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { audits, categories } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? NaN;
    if (Number.isNaN(value('largest-contentful-paint'))) {
      if (tries === 1) throw new Error(`Lighthouse finds no paint of ${url}`);
      return await audit(url, throttlingMethod, tries - 1);
    }
    const isFailed = ({ score: points, scoreDisplayMode }: (typeof audits)[string]) =>
      ['binary', 'numeric'].includes(scoreDisplayMode) && points !== null && points < 0.9;
    return {
      figures: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best practices': score('best-practices'),
        SEO: score('seo'),
        FCP: value('first-contentful-paint'),
        LCP: value('largest-contentful-paint'),
        TBT: value('total-blocking-time'),
        CLS: value('cumulative-layout-shift'),
      },
      failed: Object.values(audits)
        .filter(isFailed)
        .map(({ title }) => title),
    };
  } finally {
    chrome.kill();
  }
};
