import { linkLimits } from '@/lib/config/limits';

/** How many pupils a class has. */
export const classSize = { min: 1, max: 40 } as const;

/**
 * The seeds of a class: consecutive numbers after a text, from the number at the end of the first
 * seed, or from 1 if it has none. A single pupil has the first seed itself.
 *
 * @param count how many, in `classSize`
 */
export const classSeeds = (first: string, count: number): readonly string[] => {
  if (count === 1) return [first];
  const text = first.replace(/\d{0,9}$/, '');
  const digits = first.slice(text.length);
  const before = digits !== '' || text.endsWith('-') ? text : `${text}-`;
  return Array.from({ length: count }, (_, index) => {
    const number = String(Number(digits || 1) + index).padStart(digits.length, '0');
    return before.slice(0, linkLimits.seed - number.length) + number;
  });
};
