/** A request to close something, such as Back on Android. Not in every browser. */
interface Window {
  CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
}
