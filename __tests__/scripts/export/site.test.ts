import { siteOf } from '@/scripts/export/site.mjs';

const nowhere = { SITE_URL: '', BASE_PATH: '', IMAGE_URL: '' };

describe('siteOf', () => {
  it('knows no address without a variable', () => {
    expect(siteOf({})).toEqual(nowhere);
    expect(siteOf({ SITE_URL: '', BASE_PATH: '/', URL: 'https://a.test' })).toEqual(nowhere);
  });

  it.each([
    [{ SITE_URL: 'https://a.test/' }, 'https://a.test', ''],
    [{ SITE_URL: 'https://a.test/demo/' }, 'https://a.test/demo', '/demo'],
    [{ SITE_URL: 'http://localhost:1/x', BASE_PATH: 'x/' }, 'http://localhost:1/x', '/x'],
    [{ NETLIFY: 'true', URL: 'https://a.test' }, 'https://a.test', ''],
    [{ VERCEL_PROJECT_PRODUCTION_URL: 'a.test' }, 'https://a.test', ''],
    [{ SITE_URL: 'https://a.test', NETLIFY: 'true', URL: 'https://b.test' }, 'https://a.test', ''],
  ])('reads %j', (variables, SITE_URL, BASE_PATH) => {
    expect(siteOf(variables)).toEqual({ SITE_URL, BASE_PATH, IMAGE_URL: SITE_URL });
  });

  it('takes a path alone, and the address of a deployment for images only', () => {
    expect(siteOf({ BASE_PATH: '/a/b.c' })).toEqual({ ...nowhere, BASE_PATH: '/a/b.c' });
    expect(siteOf({ CF_PAGES_URL: 'https://1.pages.test' })).toEqual({
      ...nowhere,
      IMAGE_URL: 'https://1.pages.test',
    });
  });

  it.each([
    [{ SITE_URL: 'example.org' }, 'SITE_URL has to be an address'],
    [{ SITE_URL: 'ftp://example.org' }, 'SITE_URL has to be an address'],
    [{ SITE_URL: 'https://example.org/?x' }, 'SITE_URL has to be an address'],
    [{ SITE_URL: 'https://me:secret@example.org' }, 'SITE_URL has to be an address'],
    [{ SITE_URL: 'https://example.org/index.html' }, 'SITE_URL has to be an address'],
    [{ BASE_PATH: '/de mo' }, 'BASE_PATH needs a path'],
    [{ BASE_PATH: '/../x' }, 'BASE_PATH needs a path'],
    [{ SITE_URL: 'https://example.org/x', BASE_PATH: '/y' }, 'under /x, BASE_PATH under /y'],
    [{ SITE_URL: 'https://example.org', BASE_PATH: '/y' }, 'under /, BASE_PATH under /y'],
  ])('rejects %j with a reason', (variables, reason) => {
    expect(() => siteOf(variables)).toThrow(reason);
  });
});
