import { namePlaceholder } from '@/lib/config/views';
import { decimalOf } from '@/lib/format/formatNumber';
import { parseLink } from '@/lib/parameters/parseLink';
import { resolveChoices } from '@/lib/parameters/parameters';
import { alternateEngine } from '@/lib/simulation/alternateEngine';
import { successRateOf } from '@/lib/simulation/alternateTrade';
import { goldenSearch } from './mainRun';

const { initial, start, advance } = alternateEngine;

/** When to read the run, in milliseconds after the first Start. The second Start is at 30 s. */
const moments = [0, 6_000, 16_000, 26_000, 56_000];

/** What the golden link shows on the alternate view, over two rounds. */
export const alternateRun = () => {
  const { choices } = parseLink(goldenSearch, 'alternate');
  const values = resolveChoices(choices, {
    seed: choices.seed ?? '',
    view: 'alternate',
    names: [namePlaceholder],
  });
  const first = start(initial(values), 0);
  const second = start(advance(first, 30_000), 30_000);
  return {
    name: values.name,
    successRate: successRateOf(values.seed),
    moments: moments.map((at) => {
      const { total, count, trades } = advance(at < 30_000 ? first : second, at);
      return {
        at,
        total: decimalOf(total),
        count,
        trades: trades.map(({ number, uuid, status, buy, sell, profit, ...assets }) => ({
          number,
          uuid,
          direction: `${assets.currencySell.code} → ${assets.currencyBuy.code}`,
          buy: decimalOf(buy),
          sell: sell === null ? null : decimalOf(sell),
          profit: decimalOf(profit),
          status,
        })),
      };
    }),
  };
};
