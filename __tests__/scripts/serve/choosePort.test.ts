/** @jest-environment node */
import { choosePort } from '@/scripts/serve/choosePort';
import * as server from '@/scripts/serve/server';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

jest.mock('@/scripts/serve/server', () => {
  const actual = jest.requireActual<typeof server>('@/scripts/serve/server');
  return { ...actual, listen: jest.fn(actual.listen) };
});

const blocker = createServer();
let taken = 0;

beforeAll(async () => {
  // Like a server that is only for this machine.
  await once(blocker.listen(0, '127.0.0.1'), 'listening');
  taken = (blocker.address() as AddressInfo).port;
});
afterAll(() => blocker.close());

describe('choosePort', () => {
  it('finds a free port', async () => {
    const port = await choosePort(undefined, taken);
    expect(port).not.toBe(taken);
    const server = createServer();
    await once(server.listen(port), 'listening');
    server.close();
  });

  it('uses only the requested port', async () => {
    const server = createServer();
    await once(server.listen(0), 'listening');
    const { port } = server.address() as AddressInfo;
    await once(server.close(), 'close');
    await expect(choosePort(String(port), 3_000)).resolves.toBe(port);
    await expect(choosePort('0', 3_000)).resolves.toBe(0);
    await expect(choosePort(String(taken), 3_000)).rejects.toThrow(`Port ${taken} is taken`);
  });

  it('looks at the given address only', async () => {
    await expect(choosePort(String(taken), 3_000, '127.0.0.1')).rejects.toThrow('is taken');
    await expect(choosePort(String(taken), 3_000, '::1')).resolves.toBe(taken);
  });

  it('does not choose a port that Windows has reserved', async () => {
    const listening = jest.mocked(server.listen);
    const listen = listening.getMockImplementation();
    const reserved = taken + 1;
    listening.mockImplementation((port, host) =>
      port === reserved
        ? Promise.reject(new Error(`listen EACCES: permission denied ${host}:${port}`))
        : (listen?.(port, host) ?? Promise.reject(new Error())),
    );
    expect(await choosePort(undefined, reserved)).toBeGreaterThan(reserved);
    await expect(choosePort(String(reserved), 3_000)).rejects.toThrow('is taken or reserved');
    if (listen) listening.mockImplementation(listen);
  });

  it.each(['', 'x', '-1', '1.5', '65536', '1e3'])('rejects %j', async (asked) => {
    await expect(choosePort(asked, 3_000)).rejects.toThrow('--port needs a number');
  });
});
