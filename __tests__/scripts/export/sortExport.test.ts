/** @jest-environment node */
import { sortExport } from '@/scripts/export/sortExport';

const made = [
  '404.html',
  '_next/static/chunks/a.js',
  '_next/static/about.html',
  '_not-found',
  '_not-found.html',
  '_not-found/a.txt',
  'de',
  'de.html',
  'de.txt',
  'de/v.html',
  'index.html',
  'robots.txt',
];

describe('sortExport', () => {
  it('finds the pages and the left-over files', () => {
    expect(sortExport(made, [])).toEqual({
      leftOver: ['_not-found', '_not-found.html', '_not-found/a.txt', 'de.txt'],
      pages: ['404.html', 'de.html', 'de/v.html', 'index.html'],
    });
  });

  it('ignores the files of public', () => {
    const own = [
      '.well-known',
      '.well-known/security.txt',
      'ads.txt',
      'fonts/LICENSE.txt',
      'google1234.html',
      'more/about.html',
    ];
    expect(sortExport([...made, ...own], own)).toEqual(sortExport(made, []));
  });
});
