/** @jest-environment node */
import { choosePort } from '@/scripts/serve/choosePort';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

const blocker = createServer();
let taken = 0;

beforeAll(async () => {
  // As a server listens that is for this machine alone.
  await once(blocker.listen(0, '127.0.0.1'), 'listening');
  taken = (blocker.address() as AddressInfo).port;
});
afterAll(() => blocker.close());

describe('choosePort', () => {
  it('finds one that is free', async () => {
    const port = await choosePort(undefined, taken);
    expect(port).not.toBe(taken);
    const server = createServer();
    await once(server.listen(port), 'listening');
    server.close();
  });

  it('takes the one that is asked for, or none', async () => {
    const server = createServer();
    await once(server.listen(0), 'listening');
    const { port } = server.address() as AddressInfo;
    await once(server.close(), 'close');
    await expect(choosePort(String(port), 3_000)).resolves.toBe(port);
    await expect(choosePort('0', 3_000)).resolves.toBe(0);
    await expect(choosePort(String(taken), 3_000)).rejects.toThrow(`Port ${taken} is taken`);
  });

  it.each(['', 'x', '-1', '1.5', '65536', '1e3'])('refuses %j', async (asked) => {
    await expect(choosePort(asked, 3_000)).rejects.toThrow('--port needs a number');
  });
});
