import vercel from '@/vercel.json';
import { headers } from '@/scripts/export/writeHostFiles';

it('vercel.json has the headers of the other hosts, but no cache for scripts that may be missing', () => {
  expect(vercel.headers).toEqual(
    Object.entries(headers)
      .filter(([path]) => path !== '/_next/static/')
      .map(([path, values]) => ({
        source: `${path}(.*)`,
        headers: Object.entries(values).map(([key, value]) => ({ key, value })),
      })),
  );
});
