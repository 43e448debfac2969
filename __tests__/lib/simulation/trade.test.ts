import { cryptoAssets, fiatCurrencies } from '@/lib/config/tradedAssets';
import { ranges, type Range } from '@/lib/config/ranges';
import { integerFrom, streamKey, wordsAt } from '@/lib/simulation/randomStream';
import { mainTrade, profitOf, tradeKeys } from '@/lib/simulation/trade';

const middle = ({ min, max }: Range) => (min + max) / 2;

const keys = tradeKeys('example');
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a simulated trade', () => {
  const trades = Array.from({ length: 20_000 }, (_, n) => mainTrade(keys, n));

  it('has a sell price of its buy price plus its profit', () => {
    expect(trades.every(({ sell, buy, profit }) => sell === buy + profit)).toBe(true);
  });

  it('has profits evenly distributed within their limits, and reaches both limits', () => {
    const profits = trades.map(({ profit }) => profit);
    expect(Math.min(...profits)).toBe(ranges.profit.min);
    expect(Math.max(...profits)).toBe(ranges.profit.max);
    expect(mean(profits) / middle(ranges.profit)).toBeCloseTo(1, 2);
    expect(profits.slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, n) => profitOf(keys, n)));
  });

  it('has sell prices evenly distributed within their limits, and reaches both limits', () => {
    expect(mean(trades.map(({ sell }) => sell ?? NaN)) / middle(ranges.sell)).toBeCloseTo(1, 2);
    expect(trades[7]?.sell).toBe(integerFrom(wordsAt(keys.sell, 7)[0], ranges.sell));
    const limits = [0, 2 ** 32 - 1].map((word) => integerFrom(word, ranges.sell));
    expect(limits).toEqual([ranges.sell.min, ranges.sell.max]);
  });

  it('uses every asset about equally often', () => {
    for (const [field, assets] of [
      ['currencySell', cryptoAssets],
      ['currencyBuy', fiatCurrencies],
    ] as const) {
      for (const { code } of assets) {
        const share = trades.filter((trade) => trade[field].code === code).length / trades.length;
        expect(Math.abs(share * assets.length - 1)).toBeLessThan(0.1);
      }
    }
  });

  it('has a unique id, a UUID of version 4 in lower case', () => {
    const ids = new Set(trades.map(({ uuid }) => uuid));
    expect(ids.size).toBe(trades.length);
    const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect([...ids].every((id) => version4.test(id))).toBe(true);
  });
});

describe('streamKey', () => {
  it('depends on the seed, the stream, and the order of the characters', () => {
    const ofSeeds = ['a', 'b', 'A', 'aa', 'ab', 'ba'].map((seed) => streamKey(seed, 'trade'));
    const ofStreams = ['trades', 'sell'].map((stream) => streamKey('a', stream));
    const made = [...ofSeeds, ...ofStreams].map((key) => key.join(' '));
    expect(new Set(made).size).toBe(made.length);
  });
});

/** Of Threefry-2x32 with 20 rounds, by its authors: all words of key and counter are the first. */
it.each([
  [0, 0x6b200159, 0x99ba4efe],
  [0xffffffff, 0x1cb996fc, 0xbb002be7],
])('wordsAt gives the published words for keys of %i', (word, ...published) => {
  expect(wordsAt([word, word], word, word)).toEqual(published);
});
