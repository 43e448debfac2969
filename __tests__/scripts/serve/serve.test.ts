/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

describe('the server of the export', () => {
  it('says in one line that the requested port is taken, before it builds', async () => {
    const blocker = createServer();
    await once(blocker.listen(0, '127.0.0.1'), 'listening');
    const { port } = blocker.address() as AddressInfo;
    const serve = ['--import', 'tsx', 'scripts/serve/serve.ts', '--build', '--port', String(port)];
    const { status, stdout, stderr } = spawnSync(process.execPath, serve, { encoding: 'utf8' });
    blocker.close();
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^Port \d+ is taken: [^\n]*\n$/);
  });
});
