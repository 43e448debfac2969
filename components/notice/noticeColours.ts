/** The same in both themes, and not for anybody to change: it has to be seen. 11.9:1. */
export const noticeColours = { main: '#FFD65A', contrastText: '#17201C' };
