import { printedLink } from '@/lib/parameters/printedLink';

describe('printedLink', () => {
  const at = (rest: string) => `https://dry-run.example${rest}`;

  it.each([
    ['/', '/'],
    ['/de/v?seed=a&amount=1000000000&t=604800.000', '/de/v?seed=a&amount=1000000000&t=604800.000'],
    ['/?since=2026-11-23T20%3A00%3A00Z', '/?since=2026-11-23T20%3A00%3A00Z'],
    ['/de?seed=call-48512345678', '/de?seed=…'],
    ['/?seed=%E0%A4%A', '/?seed=%E0%A4%A'],
    ['/?seed=%E0%A4%A48512345678', '/?seed=…'],
    // Cannot be decoded.
    ['/?seed=%E0%A4x48512345678', '/?seed=…'],
    ['/?x=604800.000', '/?x=…'],
    ['/?amount=t.me%2Fanna&utm_source=mail', '/?amount=…&utm_source=mail'],
    ['/?amount=-999999999.99', '/?amount=-999999999.99'],
    ['/?amount=48512345678', '/?amount=…'],
    ['/?amount=4851234567', '/?amount=…'],
    ['/?t=604800.5&x', '/?t=604800.5&x'],
    ['/?t=0151234567', '/?t=…'],
    ['/?t=-015123456', '/?t=…'],
    ['/?utm_source=t.me%2Fanna&x=1&running', '/?utm_source=…&x=1&running'],
    ['/?t.me/anna&seed=a', '/?…&seed=a'],
    ['/?t.me/anna=5&seed=a', '/?…=5&seed=a'],
  ])('prints %s as %s', (given, printed) => {
    expect(printedLink(at(given))).toBe(at(printed));
  });
});
