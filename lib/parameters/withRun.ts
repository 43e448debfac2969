/** What of the run on screen a link takes along. */
export type CarriedRun = {
  /** The seed on screen; `null` for a new one. */
  readonly seed: string | null;
  /** Whether the run has been started; it then starts from the beginning. */
  readonly running: boolean;
};

/**
 * The query of a link that shows the present page elsewhere: everything that was in it, ours or
 * not, with the run on screen.
 *
 * @param search the query of the present address, with or without its question mark
 * @returns a query with its question mark, or nothing where there is no parameter
 */
export const withRun = (search: string, { seed, running }: CarriedRun): string => {
  const query = new URLSearchParams(search);
  if (seed === null) query.delete('seed');
  else query.set('seed', seed);
  if (running) query.set('running', '');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
