import { brand } from '@/lib/config/brand';
import manifest from '@/app/manifest';

it('the installed app is called a simulation, in its full name and in its short one', () => {
  expect(manifest()).toMatchObject({
    name: `Trading dashboard simulation · ${brand.name}`,
    short_name: 'Simulation',
    lang: 'en',
  });
});
