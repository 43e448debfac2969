import { once } from 'node:events';
import { listen } from './server';

/** `localhost` may name several addresses, and a server may listen on any or all of them. */
const localHosts = ['127.0.0.1', '::1', '0.0.0.0', '::'] as const;

const isFree = async (port: number, hosts: readonly string[]) => {
  for (const host of hosts) {
    try {
      await once((await listen(port, host)).close(), 'close');
    } catch (error) {
      // EACCES: Windows reserves some ports, and other systems those that only root may use. Ignores
      // other errors, because this machine may not have the address.
      if (/EADDRINUSE|EACCES/.test(String(error))) return false;
    }
  }
  return true;
};

/**
 * Finds a free port of this machine.
 *
 * @param asked the only acceptable port, as typed; 0 for any port
 * @param first the port to start the search at if `asked` is missing
 * @param host the IP address on which the port has to be free; by default, every local address
 * @returns the port; 0, for any free port, if asked for or if 100 ports from `first` on are taken
 * @throws {Error} if the port asked for is taken or reserved, or is not a port
 */
export const choosePort = async (
  asked: string | undefined,
  first: number,
  host?: string,
): Promise<number> => {
  const hosts = host === undefined ? localHosts : [host];
  if (asked === undefined) {
    for (let port = first; port < first + 100; port += 1) {
      if (await isFree(port, hosts)) return port;
    }
    return 0;
  }
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port > 65_535) {
    throw new Error(`--port needs a number from 0 to 65535, not "${asked}".`);
  }
  if (port !== 0 && !(await isFree(port, hosts))) {
    throw new Error(
      `Port ${port} is taken or reserved: give another one, or none to have one found.`,
    );
  }
  return port;
};
