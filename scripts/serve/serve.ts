import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { choosePort } from './choosePort.ts';
import { out, site } from '../export/site.ts';

/** The headers that the export asks for, as hosts with a `_headers` file send them. */
const readHeaders = () => {
  let pattern = /^/;
  return readFileSync(`${out}_headers`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('/'))
        pattern = new RegExp(`^${line.replaceAll('.', '\\.').replace('*', '.*')}$`);
      const [, name, value] = /^ +([^:]+): (.*)$/.exec(line) ?? [];
      return name !== undefined && value !== undefined ? [{ pattern, name, value }] : [];
    });
};

/** The export as a static host serves it: stored compressed, 404.html for every other address. */
const makeHandler = () => {
  const headers = readHeaders();
  const files = sirv(out, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const rules = headers.filter(({ pattern }) => pattern.test(site.BASE_PATH + path));
      for (const { name, value } of rules) response.setHeader(name, value);
      response.setHeader('Vary', 'Accept-Encoding');
    },
    onNoMatch: (request, response) => {
      const writeHead = response.writeHead.bind(response);
      // The file is found, and would be sent with 200.
      Object.assign(response, {
        writeHead: (
          /** @type {number} */ _,
          /** @type {import('node:http').OutgoingHttpHeaders} */ headers,
        ) => writeHead(404, headers),
      });
      delete request.headers.range;
      request.url = '/404.html';
      files(request, response);
    },
  });
  return files;
};

/**
 * What is under the site's own path, as if it were at the root; the rest of the host is empty.
 *
 * @param {ReturnType<typeof makeHandler>} handler
 * @returns {import('node:http').RequestListener}
 */
const under = (handler) => (request, response) => {
  const { BASE_PATH } = site;
  const path = request.url?.replace(/[?].*/s, '') ?? '';
  if (path.startsWith(`${BASE_PATH}/`)) {
    request.url = request.url?.slice(BASE_PATH.length);
    handler(request, response);
  } else if (path === BASE_PATH) {
    const query = request.url?.slice(path.length);
    response.writeHead(308, { Location: `${BASE_PATH}/${query}` }).end();
  } else {
    response.writeHead(404).end('Nothing is here.\n');
  }
};

/** What answers every request. */
const makeListener = () => {
  if (!existsSync(`${out}404.html`)) throw new Error('There is no export. Run: npm run build');
  return under(makeHandler());
};

/** @returns {Promise<import('node:http').Server>} */
const listen = (/** @type {number} */ port) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });

/** Where the site is on a server, without a slash at its end. */
const urlOf = (/** @type {import('node:http').Server} */ server) => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://localhost:${port}${site.BASE_PATH}`;
};

/**
 * Serves the export on this machine.
 *
 * @param {number} port 0 for any that is free
 * @returns {Promise<{ url: string, close: () => void }>} where the site is, without a slash at its end
 */
export const serve = async (port) => {
  const listener = makeListener();
  const server = await listen(port);
  server.on('request', listener);
  return { url: urlOf(server), close: () => server.close() };
};

const usualPort = 3_000;

/** The command: with `build`, the port is taken first, and what is asked of it meanwhile waits. */
const run = async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, build: { type: 'boolean', default: false } },
  });
  const port = await choosePort(values.port, usualPort);
  const server = await listen(port);
  const url = urlOf(server);
  if (values.port === undefined && port !== usualPort) {
    console.log(`Port ${usualPort} is taken: the export will be at ${url}`);
  }
  if (values.build) {
    const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  server.on('request', makeListener());
  console.log(`The export is at ${url}`);
};

const isCommand = realpathSync(process.argv[1] ?? '.') === fileURLToPath(import.meta.url);
if (isCommand) {
  run().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
