/** An HTTP server for the export, for `npm run serve` and for scripts that need a running site. */
import { createServer, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { site } from '../export/site.mjs';
import { makeExportHandler } from './exportHandler';

const ownHost = '127.0.0.1';

/**
 * Starts a server that does not answer yet. Rejects if it cannot listen.
 *
 * @param port 0 for any free port
 * @param host the IP address to listen on; by default, one that only this machine can reach
 */
export const listen = (port: number, host = ownHost): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });

/** The IPv4 addresses of this machine in its networks. */
const networkAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? address : []));

/**
 * The URLs of the site on a server, without a trailing slash. The first one is for this machine.
 *
 * @throws {Error} if the server has no port
 */
export const urlsOf = (server: Server): readonly [string, ...string[]] => {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  const url = (host: string) => `http://${host}:${bound.port}${site.BASE_PATH}`;
  const { address } = bound;
  if (address === ownHost) return [url('localhost')];
  if (['0.0.0.0', '::'].includes(address))
    return [url('localhost'), ...networkAddresses().map(url)];
  return [url(isIPv6(address) ? `[${address}]` : address)];
};

/**
 * Serves the export on any free port of this machine, and returns the address of the site, without
 * a trailing slash. Rejects if there is no export.
 */
export const serveExport = async () => {
  const handler = makeExportHandler();
  const server = await listen(0);
  server.on('request', handler);
  return { url: urlsOf(server)[0], close: () => server.close() };
};
