/** Answers requests like a static file host, with the headers and the stored compressed files. */
import { existsSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders, RequestListener } from 'node:http';
import sirv, { type RequestHandler } from 'sirv';
import { out } from '../export/folders';
import { site } from '../export/site.mjs';

/** The rules of the `_headers` file, each with one header for the paths that match a pattern. */
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

/** Answers with files of the export, and with 404.html for every other path. */
const makeFileHandler = () => {
  const headers = readHeaders();
  const files: RequestHandler = sirv(out, {
    brotli: true,
    gzip: true,
    etag: true,
    // Looks for the file at each request: a list of the files would be wrong after the next build.
    dev: true,
    setHeaders: (response, path) => {
      const rules = headers.filter(({ pattern }) => pattern.test(site.BASE_PATH + path));
      for (const { name, value } of rules) response.setHeader(name, value);
      response.setHeader('Vary', 'Accept-Encoding');
    },
    onNoMatch: (request, response) => {
      const writeHead = response.writeHead.bind(response);
      // sirv would send 404.html with the status 200, because the file exists.
      Object.assign(response, {
        writeHead: (_: number, fields: OutgoingHttpHeaders) => writeHead(404, fields),
      });
      delete request.headers.range;
      // Else, sirv would answer with 304 and without a body, which then has the status 404.
      delete request.headers['if-none-match'];
      request.url = '/404.html';
      files(request, response, () => {
        writeHead(503, { 'Content-Type': 'text/plain' });
        response.end('There is no export at the moment. Run: npm run build\n');
      });
    },
  });
  return files;
};

/** Serves the site under its base path. All other paths of the host are not found. */
const underBasePath =
  (handler: RequestHandler): RequestListener =>
  (request, response) => {
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
 * Makes the handler of all requests to the host.
 *
 * @throws {Error} if there is no export
 */
export const makeExportHandler = (): RequestListener => {
  if (!existsSync(`${out}404.html`)) throw new Error('There is no export. Run: npm run build');
  return underBasePath(makeFileHandler());
};
