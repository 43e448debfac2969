/** Serves the export on this machine; with `--build`, builds it first. */
import { spawnSync } from 'node:child_process';
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { choosePort } from './choosePort';
import { makeExportHandler } from './exportHandler';
import { listen, urlsOf } from './server';

const usualPort = 3_000;

/** @throws {Error} if `host` is not an IP address that this machine can listen on */
const checkHost = async (host: string) => {
  try {
    if (isIP(host) === 0) throw new Error();
    (await listen(0, host)).close();
  } catch {
    throw new Error(
      `--host needs an IP address of this machine, or 0.0.0.0 for all of them, not "${host}".`,
    );
  }
};

const run = async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      build: { type: 'boolean', default: false },
    },
  });
  if (values.host !== undefined) await checkHost(values.host);
  const port = await choosePort(values.port, usualPort, values.host);
  // Before the build, so that no other process takes the port. Requests wait for the build.
  const server = await listen(port, values.host);
  const [url, ...forOthers] = urlsOf(server);
  if (values.port === undefined && port !== usualPort) {
    console.log(`Port ${usualPort} is taken or reserved: the export will be at ${url}`);
  }
  if (values.build) {
    const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  server.on('request', makeExportHandler());
  console.log(`The export is at ${url}`);
  if (forOthers.length > 0) console.log(`Others in the network: ${forOthers.join(' or ')}`);
};

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
