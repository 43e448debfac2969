interface Window {
  /** When Start was first clicked, in milliseconds since the page opened. */
  startClickedAt?: number;
  /** Reports close requests, such as Back on Android. Not in every browser. */
  CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
}

interface Document {
  /** Whether the page is prerendered but not yet shown; undefined in browsers without the API. */
  readonly prerendering?: boolean;
}
