/** Milliseconds of work at a time, so that no frame waits for it on a slow computer either. */
const slice = 8;

/** Lets the browser do whatever it wants first. Unlike a timer's, its turn comes in a hidden tab. */
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
 * Puts the pieces of a file together without holding up the page.
 *
 * @param onSlice is told how many pieces are done
 * @returns `null` if it was called off
 */
export const writeInSlices = async (
  pieces: Iterable<string>,
  type: string,
  signal: AbortSignal,
  onSlice: (done: number) => void,
): Promise<Blob | null> => {
  // Each slice is encoded by itself: at the end nothing is left to do that takes long.
  const slices: Blob[] = [];
  let text = '';
  let done = 0;
  let until = performance.now() + slice;
  for (const piece of pieces) {
    text += piece;
    done += 1;
    if (performance.now() < until) continue;
    slices.push(new Blob([text]));
    text = '';
    onSlice(done);
    await nextTurn();
    if (signal.aborted) return null;
    until = performance.now() + slice;
  }
  return new Blob([...slices, text], { type });
};
