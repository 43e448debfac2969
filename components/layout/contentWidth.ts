/** The maximum width of the bar and the content, in pixels. */
export const contentWidth = 1688;
