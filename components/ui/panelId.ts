/** The id of the side panel, for the `popovertarget` of its buttons. */
export const panelId = 'side-panel';
