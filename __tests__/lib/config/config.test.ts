import { readdirSync } from 'node:fs';
import { restingOpacity } from '@/components/charts/Bars';
import { blend, getContrastRatio } from '@mui/system/colorManipulator';
import { alternateColours, mainColours } from '@/lib/config/colours';
import {
  countryFormats,
  currencyFormats,
  type Country,
  type Currency,
} from '@/lib/config/currencyFormats';
import { cryptoAssets } from '@/lib/config/tradedAssets';
import { profileOf } from '@/lib/format/formatNumber';

/** A translucent colour on a background. */
const over = (colour: string, background: string, opacity = parseInt(colour.slice(7), 16) / 255) =>
  blend(background, colour.slice(0, 7), opacity);

it.each([mainColours, alternateColours])(
  'the colours of each view have the contrasts of WCAG 2.2',
  (colours) => {
    const { background, raised, tint, action, text, primary, accentText, error } = colours;
    const { default: page, paper } = background;
    const inks = [text.primary, text.secondary, accentText, error.main];
    const grounds = [page, paper, raised, over(tint, paper), over(action.selected, page)];
    const bar = over(primary.main, paper, restingOpacity);
    const shapes = [text.disabled, colours.control, bar, primary.main];
    const pairs = [
      ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground, 4.5] as const)),
      ...[primary.main, primary.dark].map((main) => [primary.contrastText, main, 4.5] as const),
      ...shapes.map((shape) => [shape, paper, 3] as const),
      [colours.marker, page, 3] as const,
    ];
    const faint = pairs.filter(([ink, ground, least]) => getContrastRatio(ink, ground) < least);
    expect(faint).toEqual([]);
  },
);

it('the number formats have two different separators, and no prefix that reads as a minus', () => {
  const profiles = (Object.keys(currencyFormats) as Currency[]).flatMap((currency) =>
    (Object.keys(countryFormats) as Country[]).map((country) => profileOf(currency, country)),
  );
  for (const { thousand, decimal, prefix } of profiles) {
    expect([thousand === decimal, /^[-\u2212]/.test(prefix)]).toEqual([false, false]);
  }
});

it('each traded asset has an image', () => {
  const files = readdirSync('public/coins');
  expect(files).toEqual(expect.arrayContaining(cryptoAssets.map(({ image }) => image)));
});
