/**
 * The widths of the cards, at 14 px, from which all figures are on one line, and the table has a
 * column for each cell; and up to which a trade has three lines, or five, instead of two. They are
 * in `ch`, because a minimum font size and the text scale of phones do not change `rem`. `ch` is
 * that of the monospace typeface: a query must not change while Inter loads, since Chrome would
 * keep some results.
 */
export const from704 = '@container cards (min-width: 83.5ch)';
export const upTo320 = '@container cards (max-width: 37.9ch)';
export const upTo250 = '@container cards (max-width: 30ch)';

/** The size of the most important texts of the table of wide pages. */
export const largeType = 'clamp(0.875rem, 1.2cqi, 1.0625rem)';
