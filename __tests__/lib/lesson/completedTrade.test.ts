import fc from 'fast-check';
import { stableCoins } from '@/lib/config/stableCoins';
import { views } from '@/lib/config/views';
import { runAt } from '@/lib/record/runAt';
import { completedTradesOf } from '@/lib/lesson/completedTrade';
import { settingsArbitrary } from '../simulation/laws';

const stable = stableCoins.map(({ code }) => code);

it('there are two coins that are made to keep their price', () => {
  expect(stable).toEqual(['USDT', 'USDC']);
});

describe.each(views)('the completed of the %s view', (view) => {
  it('are the completed trades, with the figures that the page lists', () => {
    fc.assert(
      fc.property(
        settingsArbitrary,
        fc.option(fc.integer({ min: 0, max: 200_000 })),
        (settings, t) => {
          const { count, history } = runAt(view, settings, t);
          const completed = [...history].filter(({ sell }) => sell !== null);
          const listed = completed.filter(({ inRun }) => inRun);
          const tradeAt = completedTradesOf(view, settings);
          const before = completed.filter(({ inRun }) => !inRun);
          before.forEach(({ buy, sell, profit, currencySell: { code } }, index) => {
            const isStable = stable.includes(code);
            const trade = tradeAt(index - before.length);
            expect(trade).toMatchObject({ buy, sell, profit, isStable });
            if (view === 'alternate') expect(trade.gap).toBe(0);
          });
          const computed = listed.map((_, index) => tradeAt(index));
          expect(computed).toHaveLength(count - settings.trades);
          let elapsed = 0;
          computed.forEach(({ gap, isStable, ...sums }, index) => {
            elapsed += gap;
            expect(listed[index]).toMatchObject({ ...sums, elapsed: gap === 0 ? null : elapsed });
            expect(isStable).toBe(stable.includes(listed[index]?.currencySell.code ?? ''));
          });
        },
      ),
    );
  });
});
