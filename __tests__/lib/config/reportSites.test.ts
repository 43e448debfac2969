/** @jest-environment node */
import { languages } from '@/lib/config/languages';
import { reportSites, spokenAddress } from '@/lib/config/reportSites';
import { publishedFee, tradingFigures } from '@/lib/config/tradingFigures';

const isPlain = (address: string) => {
  const { protocol, search, hash, port, username } = new URL(address);
  return [protocol, search, hash, port, username].join('') === 'https:';
};

const isDate = (text: string) => new Date(text).toISOString().slice(0, 10) === text;

describe.each(Object.keys(languages) as (keyof typeof languages)[])(
  'the places to check and to report in %s',
  (locale) => {
    const countries = reportSites[locale];
    const sites = countries.flatMap((country) => country.sites);

    it('are grouped by country, with the EU and the whole world at the end', () => {
      const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
      const codes = countries.map(({ region }) => region);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes.slice(-2)).toEqual(['EU', null]);
      for (const code of codes) if (code !== null) expect(regions.of(code)).toBeTruthy();
    });

    it('take reports in the first country, and can be checked there', () => {
      const [first] = countries;
      expect(first?.sites.some(({ check }) => check !== undefined)).toBe(true);
      expect(first?.sites.some(({ report }) => report !== undefined)).toBe(true);
    });

    it('each have an address or a number, and the date on which it was read', () => {
      for (const { check, report, phone, read } of sites) {
        expect(check ?? report ?? phone).toBeDefined();
        expect(isDate(read)).toBe(true);
        if (phone !== undefined) expect(phone).toMatch(/^[\d -]{3,}$/);
      }
    });

    it('are linked by https, without a query, each once', () => {
      const addresses = sites.flatMap(({ check, report }) => [check, report]);
      const urls = addresses.filter((url) => url !== undefined);
      expect(urls.filter((url) => !isPlain(url))).toEqual([]);
      expect(new Set(sites.map(({ name }) => name)).size).toBe(sites.length);
      for (const url of urls) {
        expect(new URL(`https://${spokenAddress(url)}`).origin).toBe(new URL(url).origin);
      }
    });
  },
);

describe('the figures about real trading', () => {
  it('are five or fewer, each a range of percentages with source, date and link', () => {
    expect(tradingFigures.length).toBeLessThanOrEqual(5);
    for (const { low, high, source, date, url } of tradingFigures) {
      expect(low).toBeGreaterThan(0);
      expect(high).toBeGreaterThanOrEqual(low);
      expect(high).toBeLessThanOrEqual(100);
      expect(source).not.toBe('');
      expect(isDate(date)).toBe(true);
      expect(isPlain(url)).toBe(true);
    }
  });

  it('name the source of the first fee, and when it was read', () => {
    expect(publishedFee.source).not.toBe('');
    expect(isDate(publishedFee.read)).toBe(true);
  });
});
