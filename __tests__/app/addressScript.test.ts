import { runInNewContext } from 'node:vm';
import { addresses } from '@/__tests__/addresses';
import { addressScript } from '@/app/inlineScripts';
import { otherLocales, viewPath } from '@/lib/i18n/locales';

/** The address after a script has run in a page with this address. */
const addressAfter = (address: string, script = addressScript(otherLocales)) => {
  const { pathname, search, hash } = new URL(`https://a.test${address}`);
  let replaced = pathname + search + hash;
  const replace = (target: string) => {
    const { origin, href } = new URL(target, 'https://a.test');
    expect(origin).toBe('https://a.test');
    replaced = href.slice(origin.length);
  };
  runInNewContext(script, { location: { pathname, search, hash, replace } });
  return replaced;
};

const unknown = addresses.filter(({ exported }) => !exported);

it.each(unknown)('404.html at $path gives way to the main view in $locale', ({ path, locale }) => {
  const own = viewPath('main', locale);
  expect(addressAfter(path)).toBe(own === '/' ? path : own);
});

it.each([
  ['/x/de/y?name=Anna#a', '/de?name=Anna#a'],
  ['/de-AT/x%3Fname=Anna', '/de?name=Anna'],
  ['/x/fr%3fname=Anna&t=5?a=b#c', '/fr?name=Anna&t=5&a=b#c'],
  ['/v%3Fseed=a%3Fb', '/v?seed=a%3Fb'],
  ['/de/v%3Fseed=a&t=5', '/de/v?seed=a&t=5'],
  ['//fr/v/%3Fseed=a', '/fr/v/?seed=a'],
  ['/x/de/v%3Fseed=a', '/de?seed=a'],
  ['/DE/v/x', '/de'],
  ['/demo?name=de', '/demo?name=de'],
  ['//evil.example/de', '/de'],
  ['//x', '/x'],
  ['/\\evil.example?a', '/evil.example?a'],
  ['///%3Fa', '/?a'],
  // A host that has no page for it.
  ['/de?name=Anna', '/de?name=Anna'],
])('%s on 404.html becomes %s', (address, expected) => {
  expect(addressAfter(address)).toBe(expected);
  expect(addressAfter(expected)).toBe(expected);
});

it.each([
  ['/de/v?name=Anna', '/de/v?name=Anna'],
  ['//de/v?name=Anna#a', '/de/v?name=Anna#a'],
])('%s on another page becomes %s', (address, expected) => {
  expect(addressAfter(address, addressScript([]))).toBe(expected);
});

it('under a base path, only the rest of the path names a language', async () => {
  process.env.BASE_PATH = '/it';
  jest.resetModules();
  const { addressScript: script } = await import('@/app/inlineScripts');
  delete process.env.BASE_PATH;
  expect(addressAfter('/it/x/de?name=Anna', script(otherLocales))).toBe('/it/de?name=Anna');
  expect(addressAfter('//it/x%3Fname=Anna', script(otherLocales))).toBe('/it/x?name=Anna');
});
