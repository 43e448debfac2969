interface Window {
  /** When Start was pressed before the page's scripts ran, in milliseconds since it opened. */
  startPressedAt?: number;
  /**
   * Other input by then: the `name` of each control, with its event and the value chosen in a select,
   * or `undefined` for a press on a button.
   */
  early?: Map<string, { readonly event: Event; readonly value: string | undefined }>;
}
