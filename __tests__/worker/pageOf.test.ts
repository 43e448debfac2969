/** @jest-environment node */

/** The module as it is built for a site under a path. */
const builtFor = (basePath: string) => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: basePath });
  return import('@/worker/pageOf');
};

afterEach(() => jest.restoreAllMocks());

describe.each(['', '/demo', '/my.site'])('the worker of a site at "%s/"', (basePath) => {
  it('answers addresses without an extension with a page', async () => {
    const { isPage } = await builtFor(basePath);
    for (const path of [
      '/',
      '',
      '/de',
      '/de/v/',
      '/v',
      '/x/de/y',
      '/v.1/x',
      '/a.txt/',
      '/%C3%BC',
    ]) {
      expect([path, isPage(basePath + path)]).toEqual([path, true]);
    }
  });

  it('leaves file names to the host', async () => {
    const { isPage } = await builtFor(basePath);
    for (const path of ['/ads.txt', '/x/a.b.xml', '/de/index.html', '/.well-known/x.json']) {
      expect([path, isPage(basePath + path)]).toEqual([path, false]);
    }
  });

  it('finds the page of an address', async () => {
    const { pageOf } = await builtFor(basePath);
    expect(pageOf(`${basePath}/x/de/y`)).toBe(`${basePath}/de`);
    expect(pageOf(`${basePath}/de/v/`)).toBe(`${basePath}/de/v`);
    expect(pageOf(`${basePath}/v.1/x`)).toBe(`${basePath}/`);
  });
});
