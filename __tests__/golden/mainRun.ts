import { ranges } from '@/lib/config/ranges';
import { decimalOf } from '@/lib/format/formatNumber';
import { parseLink } from '@/lib/parameters/parseLink';
import { resolveChoices } from '@/lib/parameters/parameters';
import { mainEngine } from '@/lib/simulation/mainEngine';
import { drawInteger } from '@/lib/simulation/randomStream';

/** A link that lets its seed determine everything else. */
export const goldenSearch = '?seed=golden';

/** When to read the run, in milliseconds after Start. */
const moments = [0, 30_000, 3_600_000];

/** What the golden link shows, in texts and figures that can be compared with any browser. */
export const mainRun = () => {
  const { choices } = parseLink(goldenSearch, 'main');
  const values = resolveChoices(choices, {
    seed: choices.seed ?? '',
    view: 'main',
    names: ['zero', 'one', 'two', 'three', 'four'],
  });
  const started = mainEngine.start(mainEngine.initial(values), 0);
  return {
    name: values.name,
    notifications: drawInteger(values.seed, 'notifications', ranges.notifications),
    moments: moments.map((at) => {
      const { total, count, trades } = mainEngine.advance(started, at);
      return {
        at,
        total: decimalOf(total),
        count,
        trades: trades.map(({ serialNumber, uuid, profit, sell, buy, ...assets }) => ({
          serialNumber,
          uuid,
          profit: decimalOf(profit),
          sell: sell === null ? null : decimalOf(sell),
          buy: decimalOf(buy),
          direction: `${assets.currencySell.code} ${assets.currencyBuy.code}`,
        })),
      };
    }),
  };
};
