import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import { ServerInsertedHTMLContext } from 'next/navigation';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { withUsedStyles } from '@/scripts/export/usedStyles';

const Wide = styled(Button)({ width: '90%', '@media print': { width: 'auto' } });

/** As Next.js exports it: the style sheets that Emotion inserts, and the page. */
const exportPage = (page: ReactNode) => {
  const inserted: (() => ReactNode)[] = [];
  const body = renderToString(
    <ServerInsertedHTMLContext value={(insert) => inserted.push(insert)}>
      <AppRouterCacheProvider options={{ stylisPlugins: [] }}>{page}</AppRouterCacheProvider>
    </ServerInsertedHTMLContext>,
  );
  return renderToString(inserted.map((insert) => insert())) + body;
};

const classesIn = (css: string) => [...new Set(css.match(/(?<=\.)mui-[\w-]+/g))];

it('only the styles of elements on the page stay, with the mark of the head', () => {
  const page = exportPage(<Wide>text</Wide>);
  const [, marks, css = ''] = /<style (data-emotion="[^"]*")>(.*)<\/style>/.exec(page) ?? [];
  const used = withUsedStyles(page, 'v.html');
  const [, usedCss = ''] = new RegExp(`<style data-s ${marks}>(.*)</style>`).exec(used) ?? [];

  // Also those of the components that the button consists of.
  expect(classesIn(css)).toHaveLength(3);
  expect(classesIn(usedCss)).toEqual([/<button class="[^"]*(mui-[\w-]+)/.exec(page)?.[1]]);
  expect(usedCss).toMatch(/width:90%.*@media print\{[^{]*\{width:auto;\}\}$/);
  expect(css).toContain('::-moz-focus-inner');
  expect(usedCss).not.toContain('::-moz-focus-inner');
});

it('the styles of disabled elements stay on pages that have any', () => {
  const stylesOf = (button: ReactNode) => withUsedStyles(exportPage(button), 'v.html');
  expect(stylesOf(<Wide>text</Wide>)).not.toContain('.Mui-disabled{');
  expect(stylesOf(<Wide disabled>text</Wide>)).toContain('.Mui-disabled{');
});

it('a page without a style that an element uses is an error', () => {
  const page = exportPage(<Wide>text</Wide>);
  expect(() => withUsedStyles(page.replace('data-emotion', 'data-other'), 'v.html')).toThrow(
    'v.html',
  );
  expect(() => withUsedStyles(page.replaceAll('mui-', 'other-'), 'v.html')).toThrow('v.html');
});

it('rules that are nested too deeply are an error', () => {
  const page = exportPage(<Wide>text</Wide>);
  const deep = '@media print{@media print{@media print{.mui-a{color:red}}}}</style>';
  expect(() => withUsedStyles(page.replace('</style>', deep), 'v.html')).toThrow('v.html');
});
