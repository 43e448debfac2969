interface Window {
  /** When Start was pressed before hydration, in milliseconds since the page opened. */
  startPressedAt?: number;
  /**
   * Other input before hydration: the `name` of each control, with its event and the value chosen
   * in a select, or `undefined` for a press on a button.
   */
  early?: Map<string, { readonly event: Event; readonly value: string | undefined }>;
}
