/** The id of the notice's text, which describes each dialog that covers the page. */
export const noticeId = 'simulation-notice-text';
