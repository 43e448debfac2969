import { siteOf } from '@/scripts/export/site.mjs';

describe('siteOf', () => {
  it('knows no address without a variable', () => {
    expect(siteOf({})).toEqual({ SITE_URL: '', BASE_PATH: '' });
    expect(siteOf({ SITE_URL: '', BASE_PATH: '/' })).toEqual({ SITE_URL: '', BASE_PATH: '' });
  });

  it.each([
    [{ SITE_URL: 'https://a.test/' }, 'https://a.test', ''],
    [{ SITE_URL: 'https://a.test/demo/' }, 'https://a.test/demo', '/demo'],
    [{ SITE_URL: 'http://localhost:1/x', BASE_PATH: 'x/' }, 'http://localhost:1/x', '/x'],
    [{ BASE_PATH: '/a/b.c' }, '', '/a/b.c'],
  ])('reads %j', (variables, SITE_URL, BASE_PATH) => {
    expect(siteOf(variables)).toEqual({ SITE_URL, BASE_PATH });
  });

  it.each([
    [{ SITE_URL: 'example.org' }, 'SITE_URL has to be like'],
    [{ SITE_URL: 'ftp://example.org' }, 'SITE_URL has to be like'],
    [{ SITE_URL: 'https://example.org/?x' }, 'SITE_URL has to be like'],
    [{ SITE_URL: 'https://me:secret@example.org' }, 'SITE_URL has to be like'],
    [{ SITE_URL: 'https://example.org/index.html' }, 'SITE_URL has to be like'],
    [{ BASE_PATH: '/de mo' }, 'has to be like /demo'],
    [{ BASE_PATH: '/../x' }, 'has to be like /demo'],
    [{ SITE_URL: 'https://example.org/%20' }, 'has to be like /demo'],
    [{ SITE_URL: 'https://example.org/x', BASE_PATH: '/y' }, 'under /x, BASE_PATH under /y'],
    [{ SITE_URL: 'https://example.org', BASE_PATH: '/y' }, 'under /, BASE_PATH under /y'],
  ])('rejects %j with a reason', (variables, reason) => {
    expect(() => siteOf(variables)).toThrow(reason);
  });
});
