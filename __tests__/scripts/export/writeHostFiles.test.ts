import vercel from '@/vercel.json';
import { headers } from '@/scripts/export/writeHostFiles';

it('vercel.json has the headers of the other hosts', () => {
  expect(vercel.headers).toEqual(
    Object.entries(headers).map(([path, values]) => ({
      source: `${path}(.*)`,
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    })),
  );
});
