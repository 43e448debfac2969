import { brand } from '@/lib/config/brand';
import { GET } from '@/app/manifest.webmanifest/route';

describe('the web app manifest', () => {
  it('calls the installed app a simulation, in its full name and in its short one', async () => {
    const manifest: unknown = await GET().json();
    expect(manifest).toMatchObject({
      name: `Trading dashboard simulation · ${brand.name}`,
      short_name: 'Simulation',
      lang: 'en',
    });
  });
});
