/** Serves the export on this machine; with `--build`, builds it first. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { choosePort } from './choosePort';
import { makeExportHandler } from './exportHandler';
import { listen, urlOf } from './server';

const usualPort = 3_000;

const run = async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, build: { type: 'boolean', default: false } },
  });
  const port = await choosePort(values.port, usualPort);
  // No other process can take the port during the build. Requests wait until the build is done.
  const server = await listen(port);
  const url = urlOf(server);
  if (values.port === undefined && port !== usualPort) {
    console.log(`Port ${usualPort} is taken: the export will be at ${url}`);
  }
  if (values.build) {
    const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  server.on('request', makeExportHandler());
  console.log(`The export is at ${url}`);
};

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
