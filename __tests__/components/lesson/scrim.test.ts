import { decomposeColor, getContrastRatio, recomposeColor } from '@mui/material/styles';
import { scrim } from '@/components/lesson/Spotlight';
import { colours } from '@/lib/config/colours';

/** A colour below a black scrim. */
const below = (colour: string, opacity: number) => {
  const { type, values } = decomposeColor(colour);
  const [red = 0, green = 0, blue = 0] = values.map((value) => value * (1 - opacity));
  return recomposeColor({ type, values: [red, green, blue] });
};

it.each([
  ['light', colours.main],
  ['dark', colours.alternate],
] as const)('text can be read below the scrim of the %s view', (mode, palette) => {
  const dim = (colour: string) => below(colour, scrim[mode]);
  for (const ground of [palette.card, palette.background]) {
    const ratio = (colour: string) => getContrastRatio(dim(colour), dim(ground));
    expect(ratio(palette.faintText)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(palette.accent)).toBeGreaterThanOrEqual(4.5);
  }
});
