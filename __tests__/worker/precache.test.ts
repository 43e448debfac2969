/** @jest-environment node */
import { defaultLocale, locales } from '@/lib/i18n/locales';

const script = '/_next/static/chunks/a.js';
const image = '/logo/icon.svg';

/** Caches the site from a host, and lists the stored paths. */
const cacheFrom = async (host: typeof fetch) => {
  jest.resetModules();
  const stored = new Map<string, Response>();
  const cache = {
    match: (path: string) => Promise.resolve(stored.get(path)?.clone()),
    put: (path: string, response: Response) => Promise.resolve(stored.set(path, response)),
    delete: (path: string) => Promise.resolve(stored.delete(path)),
  };
  Object.assign(globalThis, {
    builtPrecacheManifest: {
      revision: 'one',
      shared: [script, image],
      byLocale: Object.fromEntries(locales.map((each) => [each, []])),
    },
    caches: { open: () => Promise.resolve(cache) },
  });
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(host);
  try {
    const { precache } = await import('@/worker/precache');
    await precache(defaultLocale);
    return { stored: [...stored.keys()], requests: fetched.mock.calls };
  } finally {
    fetched.mockRestore();
  }
};

const answer = (status: number) => Promise.resolve(new Response('', { status }));

it('takes from the HTTP cache only what never changes', async () => {
  const { stored, requests } = await cacheFrom(() => answer(200));
  expect(stored).toEqual(expect.arrayContaining([script, image]));
  const unchanging = requests.filter(([, options]) => options?.cache !== 'reload');
  expect(unchanging.map(([path]) => path)).toEqual([script]);
});

it('asks the host again for a script whose absence the HTTP cache contains', async () => {
  const { stored } = await cacheFrom((path, options) =>
    answer(path === script && options?.cache !== 'reload' ? 404 : 200),
  );
  expect(stored).toContain(script);
});

it('fails if the host has no such script', async () => {
  const caching = cacheFrom((path) => answer(path === script ? 404 : 200));
  await expect(caching).rejects.toThrow(`${script} is answered with 404`);
});
