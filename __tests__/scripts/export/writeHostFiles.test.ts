import vercel from '@/vercel.json';
import { immutable, securityHeaders } from '@/scripts/export/writeHostFiles';

it('vercel.json has the headers of the other hosts', () => {
  const list = Object.entries(securityHeaders).map(([key, value]) => ({ key, value }));
  expect(vercel.headers).toEqual([
    { source: '/(.*)', headers: list },
    {
      source: '/_next/static/(.*)',
      headers: [{ key: 'Cache-Control', value: immutable }],
    },
  ]);
});
