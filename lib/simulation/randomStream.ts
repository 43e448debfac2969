import type { Range } from '@/lib/config/ranges';

/** Two words, 0 to 2^32 − 1: an element, or a key that selects one of 2^64 sequences. */
type Words = readonly [number, number];

const rotations = [13, 15, 26, 6, 17, 29, 16, 24];

/**
 * Element `n` of a sequence, computed directly: a counter, scrambled under a key by Threefry-2x32
 * with 20 rounds. `block` is the index of a pair of words, for elements that need more than two.
 *
 * Source: Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC'11,
 * doi:10.1145/2063384.2063405. The tests check the published known answers.
 */
export const wordsAt = (key: Words, n: number, block = 0): Words => {
  const keys = [key[0], key[1], 0x1bd11bda ^ key[0] ^ key[1]] as const;
  let a = (n + keys[0]) | 0;
  let b = (block + keys[1]) | 0;
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

/**
 * The key of one stream of a seed, which hashes `stream:seed`. Each kind of value has its own
 * stream, so that it does not depend on other draws. `stream` contains no colon.
 */
export const streamKey = (seed: string, stream: string): Words => {
  const text = `${stream}:${seed}`;
  let key: Words = [0, text.length];
  for (let position = 0; position < text.length; position += 1) {
    key = wordsAt(key, text.charCodeAt(position), position);
  }
  return key;
};

/**
 * Maps a word to an integer in a range, both ends included. The relative bias is less than
 * (max − min + 1) / 2^32: at most 35 in 100,000, for the widest range (`ranges.startingAmount`).
 *
 * Source: Lemire, "Fast random integer generation in an interval", ACM TOMACS 29 (2019), without
 * its rejection step, which would make the number of words drawn depend on their values.
 */
export const integerFrom = (word: number, range: Range): number =>
  range.min + Math.floor((word * (range.max - range.min + 1)) / 2 ** 32);

/** The first element of a stream, as an integer in a range. */
export const drawInteger = (seed: string, stream: string, range: Range): number =>
  integerFrom(wordsAt(streamKey(seed, stream), 0)[0], range);
