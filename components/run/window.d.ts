interface Window {
  /** When Start was clicked before the run existed, in milliseconds since the page opened. */
  startClickedAt?: number;
}

interface Document {
  /** Whether the page is prerendered, and not shown yet; undefined in browsers without it. */
  readonly prerendering?: boolean;
}
