/** Serves an export on this computer. Arguments: the folder and the port, both optional. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import handler from 'serve-handler';
import config from '../serve.json' with { type: 'json' };
import { site } from './export/site.mjs';

const { BASE_PATH } = site;
const [folder = 'out', port = '3000'] = process.argv.slice(2);

const fail = (reason: string) => {
  console.error(reason);
  process.exit(1);
};

if (!existsSync(folder)) fail(`There is no build in ${folder}/. Run: npm run build`);
createServer((request, response) => {
  const { url = '/' } = request;
  if (url.startsWith(`${BASE_PATH}/`)) {
    request.url = url.slice(BASE_PATH.length);
    void handler(request, response, { ...config, public: folder });
  } else {
    response.writeHead(302, { Location: `${BASE_PATH}/` }).end();
  }
})
  .on('error', ({ message }) => fail(`Port ${port} cannot be used: ${message}`))
  .listen(Number(port), '127.0.0.1', () => {
    console.log(`Open http://localhost:${port}${BASE_PATH}/`);
  });
