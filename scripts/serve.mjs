import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { out, site } from './site.mjs';

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

/**
 * Serves the export on this machine.
 *
 * @param {number} port 0 for any that is free
 * @returns {Promise<{ url: string, close: () => void }>} where the site is, without a slash at its end
 */
export const serve = (port) => {
  if (!existsSync(`${out}404.html`)) throw new Error('There is no export. Run: npm run build');
  const server = createServer(under(makeHandler()));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({
        url: `http://localhost:${port}${site.BASE_PATH}`,
        close: () => server.close(),
      });
    });
  });
};

const isCommand = realpathSync(process.argv[1] ?? '.') === fileURLToPath(import.meta.url);
if (isCommand) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });
  const { url } = await serve(Number(values.port));
  console.log(`The export is at ${url}`);
}
