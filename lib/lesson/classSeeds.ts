import { linkLimits, sinceSeed } from '@/lib/config/limits';

/** The range of class sizes, in pupils. */
export const classSize = { min: 1, max: 40 } as const;

/**
 * The seeds of a class: `a-7`, `a-8`, … from the first seed `a-7`, and `a-1`, `a-2`, … from `a`. A
 * text that is too long for a seed with its number is cut. A single pupil gets the first seed
 * unchanged. From the seed of a link with `since`, each seed is such a seed, a second later.
 *
 * @param count the number of seeds, within `classSize`
 */
export const classSeeds = (first: string, count: number): readonly string[] => {
  if (count === 1) return [first];
  const text = first.replace(/\d{0,9}$/, '');
  const digits = first.slice(text.length);
  const before = digits !== '' || text.endsWith('-') ? text : `${text}-`;
  const step = sinceSeed.test(first) ? 1_000 : 1;
  return Array.from({ length: count }, (_, index) => {
    const number = String(Number(digits || 1) + index * step).padStart(digits.length, '0');
    return before.slice(0, linkLimits.seed - number.length) + number;
  });
};
