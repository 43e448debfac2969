/** @jest-environment node */

/** Makes the functions of a worker whose Cache Storage gives `found`. */
const answersWith = async (found: () => Promise<Response | undefined>) => {
  jest.resetModules();
  Object.assign(globalThis, {
    builtPrecacheManifest: { revision: 'one', shared: [], byLocale: {} },
    caches: { keys: () => Promise.resolve([]), match: found },
  });
  return import('@/worker/answerRequest');
};

const failing = () => Promise.reject(new Error('Internal error'));
const page = new Request('https://site.example/de?name=Anna');
const file = new Request('https://site.example/_next/static/chunks/a.js');

const fetched = jest.spyOn(globalThis, 'fetch');
beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockImplementation(() => Promise.resolve(new Response('network')));
});
afterEach(() => jest.useRealTimers());
afterAll(() => fetched.mockRestore());

const textOf = async (answer: Promise<Response>) => (await answer).text();

/** The network answers after the time for which the worker waits. */
const answerLate = () =>
  fetched.mockImplementation(
    () => new Promise((resolve) => setTimeout(resolve, 5_000, new Response('network'))),
  );

it('answers from the cache: a file always, a page if the network fails or is late', async () => {
  const { answerFile, answerPage } = await answersWith(() =>
    Promise.resolve(new Response('cached')),
  );
  expect(await textOf(answerFile(file))).toBe('cached');
  expect(await textOf(answerPage(page))).toBe('network');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await textOf(answerPage(page))).toBe('cached');
  answerLate();
  const late = textOf(answerPage(page));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await late).toBe('cached');
});

it('answers from the network if the cache cannot be read', async () => {
  const { answerFile, answerPage } = await answersWith(failing);
  expect(await textOf(answerFile(file))).toBe('network');
  answerLate();
  const late = textOf(answerPage(page));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await late).toBe('network');
});

it('says that the network failed if the cache cannot be read either', async () => {
  const { answerFile, answerPage } = await answersWith(failing);
  fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(answerPage(page)).rejects.toThrow('Failed to fetch');
  await expect(answerFile(file)).rejects.toThrow('Failed to fetch');
});
