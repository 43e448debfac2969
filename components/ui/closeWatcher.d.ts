/** From the HTML standard; TypeScript does not declare it yet. */
interface Window {
  readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
}
