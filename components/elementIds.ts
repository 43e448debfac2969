/** The ids of elements that are referred to from other files. */
export const elementIds = {
  /** The text of the notice, which describes each dialog that covers the page. */
  notice: 'simulation-notice-text',
  /** The message about a script that did not load. */
  scriptFailure: 'script-failure',
  /** The last part of the page. */
  languages: 'languages',
} as const;
