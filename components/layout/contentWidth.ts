/** How wide the bar and the content grow, in pixels. */
export const contentWidth = 1688;
