import { readdirSync, readFileSync } from 'node:fs';
import { cryptoAssets, fiatCurrencies } from '@/lib/config/tradedAssets';
import { brand } from '@/lib/config/brand';
import { alternateColours, mainColours } from '@/lib/config/colours';
import {
  countryFormats,
  currencyFormats,
  type Country,
  type Currency,
} from '@/lib/config/currencyFormats';
import { profileOf } from '@/lib/format/formatNumber';
import { defaultLanguage, languages } from '@/lib/config/languages';
import { ranges, type Range } from '@/lib/config/ranges';
import { popUpDuration, tradeInterval } from '@/lib/config/timing';
import { views } from '@/lib/config/views';

const channels = (colour: string) =>
  (colour.match(/[\da-f]{2}/gi) ?? []).map((hex) => parseInt(hex, 16));

/** Relative luminance of a colour, as WCAG 2.2 defines it. */
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** A translucent colour on a background. */
const over = (colour: string, background: string) => {
  const [red = 0, green = 0, blue = 0, alpha = 255] = channels(colour);
  const behind = channels(background);
  const mixed = [red, green, blue].map((channel, index) =>
    Math.round((channel * alpha + (behind[index] ?? 0) * (255 - alpha)) / 255),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

const colours = { main: mainColours, alternate: alternateColours };

describe('the colours', () => {
  it.each(views)('of the %s view have the contrasts of WCAG 2.2', (view) => {
    const { background, raised, tint, action, text, primary, ...others } = colours[view];
    const { accentText, error, control, bar } = others;
    const grounds = {
      page: background.default,
      card: background.paper,
      raised,
      tint: over(tint, background.paper),
      selected: over(action.selected, background.default),
    };
    const inks = {
      primary: text.primary,
      secondary: text.secondary,
      accentText,
      accentOnTint: primary.dark,
      error: error.main,
    };
    const shapes = { disabled: text.disabled, control, bar, accent: primary.main };
    const pairs = [
      ...Object.entries(inks).flatMap(([name, ink]) =>
        Object.entries(grounds).map(
          ([on, ground]) => [`${name} on ${on}`, ink, ground, 4.5] as const,
        ),
      ),
      ['button', primary.contrastText, primary.main, 4.5] as const,
      ['button on hover', primary.contrastText, primary.dark, 4.5] as const,
      ...Object.entries(shapes).map(
        ([name, colour]) => [name, colour, background.paper, 3] as const,
      ),
      ['markerEdge', others.markerEdge, background.default, 3] as const,
    ];
    const faint = pairs
      .map(([name, ink, ground, least]) => ({ name, least, ratio: contrast(ink, ground) }))
      .filter(({ ratio, least }) => ratio < least);
    expect(faint).toEqual([]);
  });

  it('are written as #rrggbb or #rrggbbaa', () => {
    const groups = views.flatMap((view) => Object.values(colours[view]));
    for (const colour of groups.flatMap((group) =>
      typeof group === 'string' ? group : Object.values(group),
    )) {
      expect(colour).toMatch(/^#[\dA-F]{6}([\dA-F]{2})?$/);
    }
  });
});

it('the logo has enough contrast with its background', () => {
  expect(contrast(brand.logo.ink, brand.logo.background)).toBeGreaterThanOrEqual(3);
});

describe('the ranges', () => {
  it('are whole numbers, with the lower one first', () => {
    const all: Record<string, Range | readonly Range[]> = { ...ranges, tradeInterval };
    const wrong = Object.entries(all)
      .flatMap(([name, range]) => [range].flat().map(({ min, max }) => ({ name, min, max })))
      .filter(({ min, max }) => !Number.isInteger(min) || !Number.isInteger(max) || min > max);
    expect(wrong).toEqual([]);
  });

  it('give every simulated trade a profit and a buy price above zero', () => {
    expect(ranges.profit.min).toBeGreaterThan(0);
    expect(ranges.sell.min).toBeGreaterThan(ranges.profit.max);
    expect(Math.min(...ranges.growth.map(({ min }) => min))).toBeGreaterThanOrEqual(0);
  });
});

describe('the number formats', () => {
  const profiles = (Object.keys(currencyFormats) as Currency[]).flatMap((currency) =>
    (Object.keys(countryFormats) as Country[]).map((country) => profileOf(currency, country)),
  );

  it('never separate thousands and decimals by the same character', () => {
    expect(profiles.filter(({ thousand, decimal }) => thousand === decimal)).toEqual([]);
  });

  it('have no prefix that reads as a minus', () => {
    expect(profiles.filter(({ prefix }) => /^[-\u2212]/.test(prefix))).toEqual([]);
  });
});

describe('the assets', () => {
  it('have unique codes', () => {
    for (const assets of [cryptoAssets, fiatCurrencies]) {
      const codes = assets.map(({ code }) => code);
      expect(codes).toEqual([...new Set(codes)]);
    }
  });

  it('each have an image', () => {
    const files = readdirSync('public/coins');
    expect(files).toEqual(expect.arrayContaining(cryptoAssets.map(({ image }) => image)));
  });
});

describe('the languages', () => {
  it('each have a file with messages in both folders', () => {
    const files = Object.keys(languages).map((language) => `${language}.json`);
    expect(readdirSync('messages').sort()).toEqual(['dialogs', ...files].sort());
    expect(readdirSync('messages/dialogs').sort()).toEqual(files.sort());
  });

  it('are in lower case, as parsed from addresses, and none is the name of a view', () => {
    for (const language of Object.keys(languages))
      expect(language).toMatch(/^[a-z]{2,}(-[a-z]+)?$/);
    expect(languages).not.toHaveProperty('v');
    expect(languages).toHaveProperty(defaultLanguage);
  });
});

it('the icon shows the logo of the brand', () => {
  const icon = readFileSync('public/logo/icon.svg', 'utf8');
  for (const part of Object.values(brand.logo)) expect(icon).toContain(`"${part}"`);
});

it('the pop-up ends before the next trade, so that the rows slide for each', () => {
  expect(popUpDuration).toBeLessThan(tradeInterval.min);
});
