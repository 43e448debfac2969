interface Window {
  /** When Start was pressed before the page's scripts ran, in milliseconds since it opened. */
  startPressedAt?: number;
}
