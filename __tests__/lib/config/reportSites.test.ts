/** @jest-environment node */
import { languages } from '@/lib/config/languages';
import { lastRead, reportSites, siteUses, spokenAddress } from '@/lib/config/reportSites';
import { publishedFee, tradingFigures } from '@/lib/config/tradingFigures';

const isPlain = (address: string) => {
  const { protocol, search, hash, port, username } = new URL(address);
  return [protocol, search, hash, port, username].join('') === 'https:';
};

/** The start pages that are listed, since nothing deeper is needed or was found. */
const startPages: Readonly<Record<string, string>> = {
  // The service itself: its start page is the form, the search or the register.
  'https://www.reportfraud.police.uk/': 'takes reports',
  'https://complaint.ic3.gov/': 'takes reports',
  'https://reportfraud.ftc.gov/': 'takes reports',
  'https://reportcyberandfraud.canada.ca/': 'takes reports',
  'https://signalercyberetfraude.canada.ca/': 'takes reports',
  'https://www.report.ncsc.admin.ch/': 'takes reports',
  'https://17cyber.gouv.fr/': 'takes reports',
  'https://incydent.cert.pl/': 'takes reports',
  'https://adviserinfo.sec.gov/': 'is a search',
  'https://fsp-register.companiesoffice.govt.nz/': 'is a register',
  // The authority publishes its warnings there.
  'https://www.fma.gv.at/': 'has the warnings',
};

/** Countries for whose readers no public register could be confirmed. */
const withoutRegister = ['CL'];

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

    it.each(countries.map(({ region, sites }) => [region ?? 'the world', sites] as const))(
      'have a page in %s on which one looks names up, and one on which one reports',
      (region, places) => {
        const uses = places.flatMap((site) => siteUses.filter((use) => site[use] !== undefined));
        if (region === 'the world') return expect(uses).toEqual(['warnings']);
        expect(uses).toContain('report');
        expect(uses).toContain(withoutRegister.includes(region) ? 'warnings' : 'licensed');
      },
    );

    it('each have an address, and the date on which they were read', () => {
      for (const site of sites) {
        expect(siteUses.some((use) => site[use] !== undefined)).toBe(true);
        expect(isDate(site.read ?? lastRead)).toBe(true);
        if (site.phone !== undefined) expect(site.phone).toMatch(/^[\d -]{3,}$/);
      }
    });

    it('say if they are not in the language of their readers', () => {
      for (const site of sites) {
        for (const use of siteUses) {
          const [, language] = /\/(en|de|es|fr|it|nl|pl)\//i.exec(site[use] ?? '') ?? [];
          if (language) expect(language.toLowerCase()).toBe(site.language ?? locale);
        }
      }
    });

    it('are linked by https, without a query, each once', () => {
      const urls = sites.flatMap((site) => siteUses.flatMap((use) => site[use] ?? []));
      expect(urls.filter((url) => !isPlain(url))).toEqual([]);
      expect(new Set(urls).size).toBe(urls.length);
      expect(new Set(sites.map(({ name }) => name)).size).toBe(sites.length);
      for (const url of urls) {
        expect(new URL(`https://${spokenAddress(url)}`).origin).toBe(new URL(url).origin);
      }
    });

    it('are no start pages, except those with a reason', () => {
      const urls = sites.flatMap((site) => siteUses.flatMap((use) => site[use] ?? []));
      const bare = urls.filter((url) => new URL(url).pathname === '/');
      expect(bare.filter((url) => !(url in startPages))).toEqual([]);
    });
  },
);

it('gives a reason for no start page that is not listed', () => {
  const listed = Object.values(reportSites)
    .flat()
    .flatMap(({ sites }) => sites.flatMap((site) => siteUses.map((use) => site[use])));
  expect(Object.keys(startPages).filter((url) => !listed.includes(url))).toEqual([]);
});

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
