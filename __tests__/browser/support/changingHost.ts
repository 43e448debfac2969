import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostAt } from './hostAt';

type Answer = { readonly status: number; readonly type: string; readonly body: string };

/**
 * A host that answers like the tested one, except for the changes made by a test. It is needed
 * because Playwright cannot change the responses to a service worker, or the worker's own file.
 *
 * @param tested the address of the tested host
 */
export const changingHost = async (tested: string) => {
  const changes: { pattern: RegExp; answer: Answer }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const change = changes.find(({ pattern }) => pattern.test(path));
    if (change) {
      const { status, type, body } = change.answer;
      response.writeHead(status, { 'Content-Type': type }).end(body);
      return;
    }
    fetch(tested + path).then(
      async (answer) => {
        const {
          'content-encoding': _,
          'content-length': __,
          ...headers
        } = Object.fromEntries(answer.headers);
        response.writeHead(answer.status, { ...headers, 'cache-control': 'no-store' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: hostAt((server.address() as AddressInfo).port),
    change: (pattern: RegExp, answer: Answer) => changes.push({ pattern, answer }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
