/** @jest-environment node */
import { dropPrefixes } from '@/scripts/export/dropPrefixes';

const style = (css: string) => `<style data-emotion="mui a">${css}</style>`;

describe('dropPrefixes', () => {
  it('drops prefixed declarations that are followed by the standard one', () => {
    const css =
      '.a{display:-webkit-box;display:-webkit-flex;display:-ms-flexbox;display:flex;' +
      '-webkit-align-items:center;-webkit-box-align:center;-ms-flex-align:center;align-items:center;' +
      'position:-webkit-sticky;position:sticky;-webkit-transition:all 1s;transition:all 1s;}' +
      '@-webkit-keyframes k{from{opacity:0;}to{opacity:1;}}@keyframes k{from{opacity:0;}}';
    expect(dropPrefixes(style(css))).toBe(
      style(
        '.a{display:flex;align-items:center;position:sticky;transition:all 1s;}' +
          '@keyframes k{from{opacity:0;}}',
      ),
    );
  });

  it('keeps prefixes that a declared browser needs, and those without a standard form', () => {
    const css =
      '.a{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;' +
      '-webkit-user-select:all;user-select:all;-webkit-hyphens:auto;hyphens:auto;' +
      '-webkit-mask:none;mask:none;-webkit-print-color-adjust:exact;-webkit-font-smoothing:auto;}';
    expect(dropPrefixes(style(css))).toBe(style(css));
  });

  it('changes nothing else in a page', () => {
    const html = '<style>.a{-ms-x:1;}</style><p>{-ms-x:1;}</p><script>"{-ms-x:1;}"</script>';
    expect(dropPrefixes(html)).toBe(html);
  });
});
