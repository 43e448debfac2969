import getPort, { portNumbers } from 'get-port';

/**
 * Finds a free port of this machine.
 *
 * @param asked the only port that may be used, as it was typed; 0 for any port
 * @param first the port to begin the search with if none is asked for
 * @param host the IP address on which it has to be free; without it, on all of this machine, since
 *   `localhost` may be the name of several
 * @returns the port; 0 if that was asked for
 * @throws {Error} if the port asked for is taken, or is not a port
 */
export const choosePort = async (
  asked: string | undefined,
  first: number,
  host?: string,
): Promise<number> => {
  const on = host === undefined ? {} : { host };
  if (asked === undefined) return getPort({ ...on, port: portNumbers(first, first + 99) });
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port > 65_535) {
    throw new Error(`--port needs a number from 0 to 65535, not "${asked}".`);
  }
  if (port !== 0 && (await getPort({ ...on, port })) !== port) {
    throw new Error(`Port ${port} is taken: give another one, or none to have one found.`);
  }
  return port;
};
