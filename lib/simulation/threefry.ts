/** Two 32-bit words that select one of 2^64 unrelated sequences. */
export type Key = { readonly k0: number; readonly k1: number };

const rotations = [13, 15, 26, 6, 17, 29, 16, 24];

/**
 * Threefry-2x32 with 20 rounds: scrambles a counter of two 32-bit words under a key into two
 * pseudo-random 32-bit words. Stateless, so any element of a sequence can be computed directly.
 *
 * Source: Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC'11,
 * doi:10.1145/2063384.2063405. The tests check the published known answers.
 *
 * @returns two words, 0 to 2^32 − 1
 */
export const threefry2x32 = (
  key: Key,
  counter0: number,
  counter1: number,
): readonly [number, number] => {
  const keys = [key.k0, key.k1, 0x1bd11bda ^ key.k0 ^ key.k1] as const;
  let a = (counter0 + keys[0]) | 0;
  let b = (counter1 + keys[1]) | 0;
  for (let round = 0; round < 20; round += 1) {
    const rotation = rotations[round & 7] ?? 0;
    a = (a + b) | 0;
    b = ((b << rotation) | (b >>> (32 - rotation))) ^ a;
    if ((round & 3) === 3) {
      const injection = (round + 1) / 4;
      a = (a + (keys[injection % 3] ?? 0)) | 0;
      b = (b + (keys[(injection + 1) % 3] ?? 0) + injection) | 0;
    }
  }
  return [a >>> 0, b >>> 0];
};
