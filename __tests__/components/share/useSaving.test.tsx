import { act, renderHook } from '@testing-library/react';
import { inPage } from '@/__tests__/components/renderPage';
import { messagesOf } from '@/__tests__/messages';
import { useSaving } from '@/components/share/useSaving';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';

const { share } = messagesOf('en');

/** A file of pieces that each take a millisecond to create. */
const fileOf = (count: number) => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const pieces = (function* () {
    for (let n = 0; n < count; n += 1) {
      now += 1;
      yield `${n} ż\n`;
    }
  })();
  return { ending: 'csv', type: 'text/csv', pieces } as const;
};

const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });

const open = () =>
  renderHook(useSaving, {
    wrapper: ({ children }) =>
      inPage(
        <MessagesProvider locale="en" messages={messagesOf('en')}>
          {children}
        </MessagesProvider>,
      ),
  });

const begin = ({ save }: ReturnType<typeof useSaving>, file: ReturnType<typeof fileOf>) =>
  act(() => Promise.resolve(void save(file, 'run')));

/** Lets the browser do what it does between two slices, as often as the test says. */
let yields: (() => void)[] = [];
const continueWriting = () => act(() => Promise.resolve(yields.shift()?.()));

describe('saving a file', () => {
  let saved: Blob[] = [];

  beforeEach(() => {
    saved = [];
    yields = [];
    const scheduler = { postTask: () => new Promise<void>((resolve) => yields.push(resolve)) };
    Object.assign(window, { scheduler });
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'scheduler');
  });

  it('yields to the browser every few milliseconds, and loses no data', async () => {
    const { result } = open();
    await begin(result.current, fileOf(50));
    for (const done of [8, 16, 24, 32, 40, 48]) {
      expect(result.current.done).toBe(done);
      expect(saved).toEqual([]);
      await continueWriting();
    }
    expect(result.current).toMatchObject({ done: null, message: share.saved });
    const [file] = saved;
    expect(file?.type).toBe('text/csv');
    expect(file && (await textOf(file))).toBe(
      Array.from({ length: 50 }, (_, n) => `${n} ż\n`).join(''),
    );
  });

  it('stops when it is cancelled', async () => {
    const { result } = open();
    await begin(result.current, fileOf(50));
    await continueWriting();
    act(() => result.current.cancel());
    await continueWriting();
    expect(result.current).toMatchObject({ done: null, message: share.cancelled });
    expect([saved, yields]).toEqual([[], []]);
  });

  it('stops when what it is a part of closes', async () => {
    const { result, unmount } = open();
    await begin(result.current, fileOf(50));
    unmount();
    await continueWriting();
    expect([saved, yields]).toEqual([[], []]);
  });

  it('writes one file at a time', async () => {
    const { result } = open();
    const file = fileOf(10);
    await begin(result.current, file);
    await begin(result.current, file);
    expect(yields).toHaveLength(1);
    await continueWriting();
    expect(saved).toHaveLength(1);
  });

  it('yields with a timer in browsers without a scheduler', async () => {
    Reflect.deleteProperty(window, 'scheduler');
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const { result } = open();
    await begin(result.current, fileOf(10));
    expect(result.current.done).toBe(8);
    await act(() => jest.runOnlyPendingTimersAsync());
    expect(saved).toHaveLength(1);
    jest.useRealTimers();
  });

  it('says so if it fails', async () => {
    const { result } = open();
    Object.assign(URL, { createObjectURL: null });
    await begin(result.current, fileOf(1));
    expect(result.current).toMatchObject({ done: null, message: share.notSaved });
  });
});
