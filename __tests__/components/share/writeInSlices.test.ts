import { MessageChannel } from 'node:worker_threads';
import { writeInSlices } from '@/components/share/writeInSlices';

/** Pieces that each take a millisecond to create. */
const piecesThatTake = (count: number) => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  return (function* () {
    for (let n = 0; n < count; n += 1) {
      now += 1;
      yield `${n} ż\n`;
    }
  })();
};

const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });

describe('writeInSlices', () => {
  beforeAll(() => Object.assign(globalThis, { MessageChannel }));
  afterEach(() => jest.restoreAllMocks());

  it('yields to the page every few milliseconds, and loses no data', async () => {
    const turns: number[] = [];
    const { signal } = new AbortController();
    const blob = await writeInSlices(piecesThatTake(50), 'text/csv', signal, (done) =>
      turns.push(done),
    );
    expect(turns).toEqual([8, 16, 24, 32, 40, 48]);
    expect(blob?.type).toBe('text/csv');
    expect(blob && (await textOf(blob))).toBe(
      Array.from({ length: 50 }, (_, n) => `${n} ż\n`).join(''),
    );
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const turns: number[] = [];
    const blob = await writeInSlices(piecesThatTake(50), 'text/csv', controller.signal, (done) => {
      turns.push(done);
      if (done === 16) controller.abort();
    });
    expect(blob).toBeNull();
    expect(turns).toEqual([8, 16]);
  });
});
