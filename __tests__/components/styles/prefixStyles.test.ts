import createCache from '@emotion/cache';
import { prefixStyles } from '@/components/styles/prefixStyles';

/** The CSS that Emotion makes of a declaration. */
const cssOf = (declaration: string) => {
  const cache = createCache({ key: 'test', stylisPlugins: [prefixStyles], speedy: false });
  cache.insert('.a', { name: 'a', styles: declaration }, cache.sheet, false);
  return cache.sheet.tags.map(({ textContent }) => textContent).join('');
};

describe('prefixStyles', () => {
  it.each(['print-color-adjust:exact', 'user-select:all'])(
    'adds the prefix that supported engines need for %s',
    (declaration) => {
      expect(cssOf(`${declaration};`)).toBe(`.a{-webkit-${declaration};${declaration};}`);
    },
  );

  it.each([
    'display:flex',
    'position:sticky',
    'transition:opacity 1s',
    'hyphens:auto',
    'align-items:center',
  ])('leaves %s as it is', (declaration) => {
    expect(cssOf(`${declaration};`)).toBe(`.a{${declaration};}`);
  });
});
