/** Windows in which the result stands beside the form, and not above it. */
export const besideForm = '@media (min-width: 47em)';
