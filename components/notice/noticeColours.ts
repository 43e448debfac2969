/** The same in both themes, and not configurable, to guarantee the contrast of 11.9:1. */
export const noticeColours = { main: '#FFD65A', contrastText: '#17201C' };
