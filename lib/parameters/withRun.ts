/** What a link carries over from the current run. */
export type CarriedRun = {
  /** The seed of the current run; `null` for a new one. */
  readonly seed: string | null;
  /** Whether the run has been started. If so, the linked page runs it from its beginning. */
  readonly running: boolean;
};

/**
 * The query of a link to another page with the same run. It keeps all parameters of the current
 * query, including foreign ones, and adds the current run.
 *
 * @param search the query of the current address, with or without its question mark
 * @returns a query with its question mark, or an empty string if there are no parameters
 */
export const withRun = (search: string, { seed, running }: CarriedRun): string => {
  const query = new URLSearchParams(search);
  if (seed === null) query.delete('seed');
  else query.set('seed', seed);
  if (running) query.set('running', '');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
