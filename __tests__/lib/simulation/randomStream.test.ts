import { wordsAt } from '@/lib/simulation/randomStream';

/** The known answers that the authors of the algorithm publish for 20 rounds. */
const known = [
  { key: [0, 0], counter: [0, 0], answer: [0x6b200159, 0x99ba4efe] },
  {
    key: [0xffffffff, 0xffffffff],
    counter: [0xffffffff, 0xffffffff],
    answer: [0x1cb996fc, 0xbb002be7],
  },
  {
    key: [0x13198a2e, 0x03707344],
    counter: [0x243f6a88, 0x85a308d3],
    answer: [0xc4923a9c, 0x483df7a0],
  },
] as const;

describe('wordsAt', () => {
  it.each(known)('gives the published answer for the key $key', ({ key, counter, answer }) => {
    expect(wordsAt(key, counter[0], counter[1])).toEqual(answer);
  });
});
