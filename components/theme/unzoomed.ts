/** On phones, Safari enlarges the page at a field whose text is smaller, and leaves it enlarged. */
export const unzoomed = { '@media (pointer: coarse)': { fontSize: '1rem' } };
