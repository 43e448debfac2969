interface Window {
  /** When Start was pressed before the page's scripts ran, in milliseconds since it opened. */
  startPressedAt?: number;
  /**
   * Other input by then: the `name` of each control, with the value chosen in a select, or
   * `undefined` for a press on a button.
   */
  early?: Map<string, string | undefined>;
}
