/**
 * Measures the engine on one core: how many trades a second a run catches up with after a hidden
 * day, year and ten years, and what memory that takes. A benchmark: nothing fails here.
 */
import { mainSimulation } from '@/lib/simulation/mainSimulation';
import { Bench } from 'tinybench';

const { initial, start, advance } = mainSimulation;
const day = 24 * 3_600_000;
const spans = { 'a day': day, 'a year': 365.25 * day, 'ten years': 3_652.5 * day };

const started = start(initial({ seed: 'bench', amount: 0, trades: 0 }), 0);
const bench = new Bench({ time: 2_000, warmupTime: 500, iterations: 3 });
for (const [name, ms] of Object.entries(spans)) bench.add(name, () => advance(started, ms));
await bench.run();

const collected = () => {
  global.gc?.();
  return process.memoryUsage().heapUsed;
};

collected();
console.table(
  bench.tasks.map(({ name, result }) => {
    const ms = spans[name as keyof typeof spans];
    const before = collected();
    const end = advance(started, ms);
    const kept = collected() - before;
    const took = 'latency' in result ? result.latency.p50 : NaN;
    return {
      hidden: name,
      trades: end.count,
      'median ms': Number(took.toFixed(1)),
      'million trades/s': Number((end.count / took / 1_000).toFixed(1)),
      'kB kept': Number((kept / 1_000).toFixed(1)),
    };
  }),
);
