import vercel from '@/vercel.json';
import { headers } from '@/scripts/export/writeHostFiles';

it('vercel.json has the headers of the other hosts, but no cache for files that may be missing', () => {
  expect(vercel.headers).toEqual(
    Object.entries(headers)
      .filter(([, values]) => !('Cache-Control' in values))
      .map(([path, values]) => ({
        source: `${path}(.*)`,
        headers: Object.entries(values).map(([key, value]) => ({ key, value })),
      })),
  );
});
