/** Media query of windows in which nothing fits beside something else. */
export const tinyScreen = '@media screen and (max-width: 15rem)';
