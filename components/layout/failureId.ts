/** The id of the message about a script that did not load. Also used outside of client components. */
export const failureId = 'script-failure';
