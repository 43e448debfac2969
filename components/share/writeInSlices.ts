/** Milliseconds of work at a time, short enough not to delay a frame on a slow computer. */
const sliceDuration = 8;

/** Yields to the browser. Unlike timers, messages are not throttled in a hidden tab. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Concatenates the pieces of a file without blocking the page.
 *
 * @param onSlice receives the number of pieces done so far
 * @returns the file, or `null` if `signal` was aborted
 */
export const writeInSlices = async (
  pieces: Iterable<string>,
  type: string,
  signal: AbortSignal,
  onSlice: (done: number) => void,
): Promise<Blob | null> => {
  // Each slice is encoded separately, so that no long task remains at the end.
  const slices: Blob[] = [];
  let text = '';
  let done = 0;
  let until = performance.now() + sliceDuration;
  for (const piece of pieces) {
    text += piece;
    done += 1;
    if (performance.now() < until) continue;
    slices.push(new Blob([text]));
    text = '';
    onSlice(done);
    await nextTurn();
    if (signal.aborted) return null;
    until = performance.now() + sliceDuration;
  }
  return new Blob([...slices, text], { type });
};
