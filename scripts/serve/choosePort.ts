import getPort, { portNumbers } from 'get-port';

/**
 * A free port of this machine, on all of its addresses.
 *
 * @param {string | undefined} asked the only one that will do, as it was typed; 0 for any
 * @param {number} first where to begin looking if none is asked for
 * @returns {Promise<number>} 0 if that was asked for
 * @throws {Error} if the one asked for is taken, or no port
 */
export const choosePort = async (asked, first) => {
  if (asked === undefined) return getPort({ port: portNumbers(first, first + 99) });
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port > 65_535) {
    throw new Error(`--port needs a number from 0 to 65535, not "${asked}".`);
  }
  if (port !== 0 && (await getPort({ port })) !== port) {
    throw new Error(`Port ${port} is taken: give another one, or none to have one found.`);
  }
  return port;
};
