/** Container queries on the width of the content, in rem: a trade has two lines, small text, or five. */
export const narrow = '@container content (max-width: 43.99rem)';
export const tight = '@container content (max-width: 19rem)';
export const stacked = '@container content (max-width: 16rem)';

/** The columns of a trade; the figures above are in line with them. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1.5fr) repeat(3, minmax(0, 1fr)) 8.25rem',
  columnGap: '1.5rem',
} as const;
