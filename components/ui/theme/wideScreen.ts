/** Media query of windows in which the figure, the charts and two columns of trades fit side by side. */
export const wideScreen = '@media (min-width: 1800px)';
