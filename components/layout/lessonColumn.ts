/** Windows in which the open lesson is a column beside the page. In em, so that large type counts. */
export const lessonColumn = '@media (min-width: 56.25em)';

export const lessonWidth = '22rem';
