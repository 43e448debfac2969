import { siteOf } from '@/scripts/export/site.mjs';

describe('siteOf', () => {
  it('has a default that nobody can own', () => {
    expect(siteOf({})).toEqual({ SITE_URL: 'https://site.example', BASE_PATH: '' });
    expect(siteOf({ SITE_URL: '', BASE_PATH: '' })).toEqual(siteOf({}));
  });

  it.each([
    [{ SITE_URL: 'https://example.org' }, 'https://example.org', ''],
    [{ SITE_URL: 'https://example.org/' }, 'https://example.org', ''],
    [{ SITE_URL: 'https://example.org/demo/' }, 'https://example.org/demo', '/demo'],
    [{ BASE_PATH: '/demo' }, 'https://site.example/demo', '/demo'],
    [{ BASE_PATH: 'demo/' }, 'https://site.example/demo', '/demo'],
    [{ BASE_PATH: '/' }, 'https://site.example', ''],
    [{ BASE_PATH: '/a/b.c' }, 'https://site.example/a/b.c', '/a/b.c'],
    [{ SITE_URL: 'http://localhost:1', BASE_PATH: '/x' }, 'http://localhost:1/x', '/x'],
    [{ SITE_URL: 'https://example.org/x/', BASE_PATH: '/x' }, 'https://example.org/x', '/x'],
  ])('reads %j', (variables, SITE_URL, BASE_PATH) => {
    expect(siteOf(variables)).toEqual({ SITE_URL, BASE_PATH });
  });

  it.each([
    [{ SITE_URL: 'example.org' }, 'SITE_URL has to be an address'],
    [{ SITE_URL: 'ftp://example.org' }, 'SITE_URL has to be an address'],
    [{ SITE_URL: 'https://example.org/?x' }, 'SITE_URL has to be an address'],
    [{ BASE_PATH: '/de mo' }, 'BASE_PATH needs a path'],
    [{ BASE_PATH: '/a//b' }, 'BASE_PATH needs a path'],
    [{ BASE_PATH: '/../x' }, 'BASE_PATH needs a path'],
    [{ BASE_PATH: '/x"y' }, 'BASE_PATH needs a path'],
    [{ SITE_URL: 'https://example.org/x', BASE_PATH: '/y' }, 'under /x, BASE_PATH under /y'],
    [{ SITE_URL: 'https://example.org/x', BASE_PATH: '/' }, 'under /x, BASE_PATH under /'],
    [{ SITE_URL: 'https://example.org/de mo' }, 'SITE_URL needs a path'],
  ])('rejects %j with a reason', (variables, reason) => {
    expect(() => siteOf(variables)).toThrow(reason);
  });
});
