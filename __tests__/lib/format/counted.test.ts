import { counted } from '@/lib/format/counted';

it('gives a message the count, for its form, and its digits', () => {
  expect(counted(0)).toEqual({ count: 0, number: '0' });
  expect(counted(60)).toEqual({ count: 60, number: '60' });
});
