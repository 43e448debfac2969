import { withUsedStyles } from '@/scripts/export/usedStyles';

const page = (css: string, moved = '') =>
  `<style ${moved}data-emotion="mui a b k">${css}</style><p class="MuiP-root mui-a">text</p>`;

it('only the styles of elements on the page stay, and Emotion does not move them', () => {
  const css =
    '.mui-a{color:red;}.mui-b{color:blue;}@media print{.mui-b{top:0;}.mui-b:hover{top:1px;}}' +
    '@media print{.mui-a{top:0;}}@keyframes k{from{top:0;}to{top:1px;}}.mui-b .mui-a{left:0;}' +
    '.mui-a::-ms-clear{top:0;}.mui-a::-moz-focus-inner{top:0;}label[data-shrink=false]+.mui-a{top:0;}.mui-a.Mui-disabled{top:0;}.mui-a~.MuiInputAdornment-root{top:0;}';
  expect(withUsedStyles(page(css))).toBe(
    page(
      '.mui-a{color:red;}@media print{.mui-a{top:0;}}@keyframes k{from{top:0;}to{top:1px;}}.mui-b .mui-a{left:0;}',
      'data-s ',
    ),
  );
});
