/** An HTTP server for the export, for `npm run serve` and for scripts that need a running site. */
import { createServer, type Server } from 'node:http';
import { site } from '../export/site.mjs';
import { makeExportHandler } from './exportHandler';

/** Starts a server that does not answer yet. @param port 0 for any free port */
export const listen = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });

/** The address of the site on a server, without a trailing slash. */
export const urlOf = (server: Server): string => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://localhost:${address.port}${site.BASE_PATH}`;
};

type ServedExport = {
  /** The address of the site, without a trailing slash. */
  readonly url: string;
  readonly close: () => void;
};

/** Serves the export on any free port of this machine. */
export const serveExport = async (): Promise<ServedExport> => {
  const handler = makeExportHandler();
  const server = await listen(0);
  server.on('request', handler);
  return { url: urlOf(server), close: () => server.close() };
};
