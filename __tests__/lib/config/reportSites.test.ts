/** @jest-environment node */
import { languages } from '@/lib/config/languages';
import { reportSites, worldwideSite } from '@/lib/config/reportSites';
import { tradingFigures } from '@/lib/config/tradingFigures';

const isPlain = (address: string) => {
  const { protocol, search, hash, port, username } = new URL(address);
  return [protocol, search, hash, port, username].join('') === 'https:';
};

describe('the places to check and to report', () => {
  it.each(Object.keys(languages) as (keyof typeof languages)[])(
    'are one to three in %s',
    (locale) => {
      const sites = reportSites[locale];
      expect(sites.length).toBeGreaterThanOrEqual(1);
      expect(sites.length).toBeLessThanOrEqual(3);
      const purposes = sites.flatMap((site) => site.purposes);
      expect(purposes).toEqual(expect.arrayContaining(['check', 'report']));
      const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
      for (const { region } of sites) expect(region && regions.of(region)).toBeTruthy();
    },
  );

  it('are linked by https, without a query', () => {
    const sites = [...Object.values(reportSites).flat(), worldwideSite];
    expect(sites.filter(({ url }) => !isPlain(url))).toEqual([]);
    expect(new Set(sites.map(({ url }) => url)).size).toBe(sites.length);
  });

  it('are start pages', () => {
    const paths = Object.values(reportSites)
      .flat()
      .map(({ url }) => new URL(url).pathname);
    expect(new Set(paths)).toEqual(new Set(['/']));
  });
});

describe('the figures about real trading', () => {
  it('are five or fewer, each a range of percentages with source, date and link', () => {
    expect(tradingFigures.length).toBeLessThanOrEqual(5);
    for (const { low, high, source, date, url } of tradingFigures) {
      expect(low).toBeGreaterThan(0);
      expect(high).toBeGreaterThanOrEqual(low);
      expect(high).toBeLessThanOrEqual(100);
      expect(source).not.toBe('');
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      expect(isPlain(url)).toBe(true);
    }
  });
});
