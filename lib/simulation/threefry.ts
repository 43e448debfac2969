/** Two 32-bit words that select one of 2^64 unrelated sequences. */
export type Key = { readonly k0: number; readonly k1: number };

/**
 * Threefry-2x32 with 20 rounds: scrambles a counter of two 32-bit words under a key into two
 * pseudo-random 32-bit words. Stateless, so any element of a sequence can be computed directly.
 *
 * Source: Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC'11,
 * doi:10.1145/2063384.2063405. The tests check the published known answers.
 *
 * @param out receives the two words, each from 0 to 2^32 − 1. The caller provides the array, so
 *   that a run of millions of trades does not allocate memory
 */
export const threefry2x32 = (key: Key, counter0: number, counter1: number, out: Uint32Array) => {
  const { k0, k1 } = key;
  const k2 = 0x1bd11bda ^ k0 ^ k1;
  let a = (counter0 + k0) | 0;
  let b = (counter1 + k1) | 0;

  a = (a + b) | 0;
  b = ((b << 13) | (b >>> 19)) ^ a;
  a = (a + b) | 0;
  b = ((b << 15) | (b >>> 17)) ^ a;
  a = (a + b) | 0;
  b = ((b << 26) | (b >>> 6)) ^ a;
  a = (a + b) | 0;
  b = ((b << 6) | (b >>> 26)) ^ a;
  a = (a + k1) | 0;
  b = (b + k2 + 1) | 0;

  a = (a + b) | 0;
  b = ((b << 17) | (b >>> 15)) ^ a;
  a = (a + b) | 0;
  b = ((b << 29) | (b >>> 3)) ^ a;
  a = (a + b) | 0;
  b = ((b << 16) | (b >>> 16)) ^ a;
  a = (a + b) | 0;
  b = ((b << 24) | (b >>> 8)) ^ a;
  a = (a + k2) | 0;
  b = (b + k0 + 2) | 0;

  a = (a + b) | 0;
  b = ((b << 13) | (b >>> 19)) ^ a;
  a = (a + b) | 0;
  b = ((b << 15) | (b >>> 17)) ^ a;
  a = (a + b) | 0;
  b = ((b << 26) | (b >>> 6)) ^ a;
  a = (a + b) | 0;
  b = ((b << 6) | (b >>> 26)) ^ a;
  a = (a + k0) | 0;
  b = (b + k1 + 3) | 0;

  a = (a + b) | 0;
  b = ((b << 17) | (b >>> 15)) ^ a;
  a = (a + b) | 0;
  b = ((b << 29) | (b >>> 3)) ^ a;
  a = (a + b) | 0;
  b = ((b << 16) | (b >>> 16)) ^ a;
  a = (a + b) | 0;
  b = ((b << 24) | (b >>> 8)) ^ a;
  a = (a + k1) | 0;
  b = (b + k2 + 4) | 0;

  a = (a + b) | 0;
  b = ((b << 13) | (b >>> 19)) ^ a;
  a = (a + b) | 0;
  b = ((b << 15) | (b >>> 17)) ^ a;
  a = (a + b) | 0;
  b = ((b << 26) | (b >>> 6)) ^ a;
  a = (a + b) | 0;
  b = ((b << 6) | (b >>> 26)) ^ a;
  out[0] = a + k2;
  out[1] = b + k0 + 5;
};
