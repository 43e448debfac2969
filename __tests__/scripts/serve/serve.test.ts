/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { listen, urlsOf } from '@/scripts/serve/server';

const serve = (...options: string[]) => {
  const args = ['--import', 'tsx', 'scripts/serve/serve.ts', '--build', ...options];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
};

/** The addresses of this machine for others. */
const others = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? address : []));

const canReach = async (host: string, port: number) => {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

const opened: Server[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.close()));

describe('the server of the export', () => {
  it('says in one line that the requested port is taken, before it builds', async () => {
    const blocker = createServer();
    await once(blocker.listen(0, '127.0.0.1'), 'listening');
    const { port } = blocker.address() as AddressInfo;
    const { status, stdout, stderr } = serve('--port', String(port));
    blocker.close();
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^Port \d+ is taken or reserved: [^\n]*\n$/);
  });

  it.each(['localhost', '8.8.8.8', ''])(
    'says in one line that it cannot use the host "%s", before it builds',
    (host) => {
      const { status, stdout, stderr } = serve(`--host=${host}`);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toBe(
        `--host needs an IP address of this machine, or 0.0.0.0 for all of them, not "${host}".\n`,
      );
    },
  );

  it('says in one line that --host needs a value', () => {
    const { status, stderr } = serve('--host');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Option '--host <value>' argument missing\n$/);
  });

  it('is for this machine only, unless it is asked to be for others', async () => {
    for (const [host, isForOthers] of [
      [undefined, false],
      ['0.0.0.0', true],
    ] as const) {
      const server = await listen(0, host);
      opened.push(server);
      const { port } = server.address() as AddressInfo;
      const forOthers = others.map((address) => `http://${address}:${port}`);
      const own = `http://localhost:${port}`;
      expect(urlsOf(server)).toEqual(isForOthers ? [own, ...forOthers] : [own]);
      for (const name of ['127.0.0.1', 'localhost']) expect(await canReach(name, port)).toBe(true);
      for (const address of others) expect(await canReach(address, port)).toBe(isForOthers);
    }
  });

  it('is at the address that it is given', async () => {
    const server = await listen(0, '::1').catch(() => null);
    // Some machines have no IPv6.
    if (server === null) return;
    expect(urlsOf(server)[0]).toMatch(/^http:\/\/\[::1\]:\d+$/);
    server.close();
  });
});
