interface Window {
  /** When Start was pressed before the page's scripts ran, in milliseconds since it opened. */
  startPressedAt?: number;
  /**
   * What else was asked for by then: the `name` of a control, with the value chosen in it, or
   * nothing for a press.
   */
  early?: Map<string, string | undefined>;
}
