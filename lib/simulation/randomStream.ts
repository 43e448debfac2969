import type { Range } from '@/lib/config/ranges';
import { wordsAt, type Key } from './threefry';

/**
 * The key of one stream of a seed, derived from the text `stream:seed` one character at a time: the
 * output of each block is the key for the next. Each kind of value has its own stream, so that it
 * does not depend on other draws. `seed` is any text. `stream` contains no colon, so that different
 * pairs of stream and seed have different texts.
 */
export const streamKey = (seed: string, stream: string): Key => {
  const text = `${stream}:${seed}`;
  let key: Key = [0, text.length];
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
