/** The widths of the dialog at which the result stands beside the form. */
export const besideForm = '@container share (min-width: 44rem)';

/** Windows in which it stands above the form, and its buttons below. */
export const compactWindow = '(max-width: 46.99em)';
