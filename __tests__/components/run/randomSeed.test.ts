import { setAddress } from '@/__tests__/components/renderPage';
import { createPage } from '@/components/run/createPage';
import { mainSimulation } from '@/lib/simulation/mainSimulation';

it('draws a seed again that looks like a telephone number, since no page would print it', () => {
  setAddress('/');
  const draws = [Array.from({ length: 10 }, (_, index) => index % 10), Array<number>(10).fill(10)];
  const draw = jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).set(draws.shift() ?? []);
    return bytes;
  });
  const options = { view: 'main', simulation: mainSimulation, isRunning: null } as const;
  const page = createPage(options, { names: ['Anna'], trades: { min: 20, max: 20 } });
  expect(page.getSession().values.seed).toBe('aaaaaaaaaa');
  draw.mockRestore();
});
