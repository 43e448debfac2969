import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const textTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Serves an exported folder from memory, its texts compressed with Brotli. */
export const serveFolder = async (folder: string) => {
  const files = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const type = textTypes[extname(file)];
    const content = readFileSync(file);
    files.set(
      file,
      type === undefined
        ? { headers: {}, body: content }
        : {
            headers: { 'Content-Type': type, 'Content-Encoding': 'br' },
            body: brotliCompressSync(content),
          },
    );
  }
  const server = createServer(({ url = '/' }, response) => {
    const path = join(folder, new URL(url, 'http://localhost').pathname);
    const file =
      files.get(path) ?? files.get(`${path}.html`) ?? files.get(join(path, 'index.html'));
    response.writeHead(file ? 200 : 404, { 'Cache-Control': 'no-cache', ...file?.headers });
    response.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
};
