import { pressMarks, sliderEnd } from '@/components/present/TransportTime';

describe('sliderEnd', () => {
  it.each([
    [0, 600],
    [600, 600],
    [601, 601],
    [3_600, 3_600],
  ])('is, when the run has come to %i s, at %i s', (reached, end) => {
    expect(sliderEnd(reached)).toBe(end);
  });
});

describe('pressMarks', () => {
  it('places presses as parts of the length, and none beyond the end', () => {
    expect(pressMarks([0, 300_000, 600_400], 600)).toEqual([0, 0.5, 1]);
    expect(pressMarks([], 600)).toEqual([]);
  });
});
