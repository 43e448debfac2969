import type { Range } from '@/lib/config/range';
import { threefry2x32, type Key } from './threefry';

/** Every random thing has a stream of its own, so that no figure depends on another being drawn. */
export type StreamName =
  | 'amount'
  | 'assets'
  | 'buy'
  | 'fingerprint'
  | 'id'
  | 'name'
  | 'notifications'
  | 'rosette'
  | 'sell'
  | 'successRate'
  | 'tick'
  | 'trade'
  | 'trades';

/**
 * The key of one stream of a seed: the text `stream:seed`, absorbed a character at a time, each
 * block's output being the key of the next. No stream name holds a colon, so no two pairs share
 * a text.
 *
 * @param seed 1 to 64 characters of `A–Z a–z 0–9 _ -`; any other text works too
 */
export const streamKey = (seed: string, stream: StreamName): Key => {
  const text = `${stream}:${seed}`;
  const words = new Uint32Array(2);
  let key: Key = { k0: 0, k1: text.length };
  for (let position = 0; position < text.length; position += 1) {
    threefry2x32(key, text.charCodeAt(position), position, words);
    const [k0 = 0, k1 = 0] = words;
    key = { k0, k1 };
  }
  return key;
};

/**
 * Two words of a stream, each uniform from 0 to 2^32 − 1.
 *
 * @param n which element, 0 to 2^32 − 1
 * @param block which pair of the element, where it needs more than two words
 */
export const wordsAt = (key: Key, n: number, block = 0): readonly [number, number] => {
  const out = new Uint32Array(2);
  threefry2x32(key, n, block, out);
  const [first = 0, second = 0] = out;
  return [first, second];
};

/**
 * Maps a word to an integer of the range, both ends included. The bias is below
 * (max − min + 1) / 2^32: under five in a hundred thousand for the widest range used.
 *
 * Source: Lemire, "Fast random integer generation in an interval", ACM TOMACS 29 (2019), without
 * its rejection step, which would make the number of words drawn depend on their values.
 */
export const integerFrom = (word: number, range: Range): number =>
  range.min + Math.floor((word * (range.max - range.min + 1)) / 2 ** 32);

/** Element `n` of a stream as an integer of the range, for what is drawn once in a while. */
export const drawInteger = (seed: string, stream: StreamName, range: Range, n = 0): number =>
  integerFrom(wordsAt(streamKey(seed, stream), n)[0], range);
