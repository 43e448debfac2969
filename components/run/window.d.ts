interface Window {
  /** When Start was pressed before the page's scripts ran, in milliseconds since it opened. */
  startPressedAt?: number;
  /** What else was asked for by then, by the element it was asked of. */
  early?: Map<Element, () => void>;
}
