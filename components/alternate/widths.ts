/**
 * `from704`: the figures are on one line, and the table has a column for each cell. Narrower, a
 * trade has two lines; `upTo320`, three; `upTo250`, five. In `ch` at 14 px, because a minimum font
 * size and the text scale of phones do not change `rem`. The `ch` of the monospace typeface does
 * not change while Inter loads: Chrome would not update all results.
 */
export const from704 = '@container cards (min-width: 83.5ch)';
export const upTo320 = '@container cards (max-width: 37.9ch)';
export const upTo250 = '@container cards (max-width: 30ch)';

/** The size of the most important texts of the table of wide pages. */
export const largeType = 'clamp(0.875rem, 1.2cqi, 1.0625rem)';

/** The size of the labels of wide pages. */
export const labelType = 'clamp(0.75rem, 0.9cqi, 0.875rem)';
