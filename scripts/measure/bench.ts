/** Measures how long the trades of a day, a year and ten years in a hidden tab take on one core. */
import { mainEngine } from '@/lib/simulation/mainEngine';
import { Bench } from 'tinybench';

const { initial, start, advance } = mainEngine;
const day = 24 * 3_600_000;
const spans = [
  { name: 'a day', ms: day },
  { name: 'a year', ms: 365.25 * day },
  { name: 'ten years', ms: 3_652.5 * day },
];

const started = start(initial({ seed: 'bench', amount: 0, trades: 0, rounds: 0 }), 0);
const bench = new Bench({ time: 2_000, warmupTime: 500, iterations: 3 });
for (const { name, ms } of spans) bench.add(name, () => advance(started, ms));
await bench.run();

console.table(
  spans.map(({ name, ms }) => {
    const result = bench.getTask(name)?.result;
    const took = result && 'latency' in result ? result.latency.p50 : NaN;
    const trades = advance(started, ms).count;
    return {
      hidden: name,
      trades,
      'median ms': Number(took.toFixed(1)),
      'million trades/s': Number((trades / took / 1_000).toFixed(1)),
    };
  }),
);
