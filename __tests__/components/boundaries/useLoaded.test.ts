import { act, renderHook } from '@testing-library/react';
import { useLoaded } from '@/components/boundaries/useLoaded';

const unreachable = Object.assign(new Error('A fault of the test'), { name: 'ChunkLoadError' });

/** A load function, and functions that make it resolve or reject. */
const makeLoad = () => {
  let end: { with: (word: string) => void; badly: (error: Error) => void } = {
    with: () => {},
    badly: () => {},
  };
  const load = jest.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        end = { with: resolve, badly: reject };
      }),
  );
  return {
    load,
    end: (word: string) => act(async () => Promise.resolve(end.with(word))),
    fail: (error: Error) => act(async () => Promise.resolve(end.badly(error))),
  };
};

type Props = { load: (() => Promise<string>) | null };

const renderLoaded = (load: Props['load']) =>
  renderHook((props: Props) => useLoaded(props.load), { initialProps: { load } });

describe('useLoaded', () => {
  it('loads once, when something is wanted', async () => {
    const english = makeLoad();
    const { result, rerender } = renderLoaded(null);
    expect(result.current).toMatchObject({ isLoading: false, value: null });
    rerender({ load: english.load });
    expect(result.current).toMatchObject({ isLoading: true, value: null });
    await english.end('words');
    expect(result.current).toMatchObject({ isLoading: false, value: 'words' });
    rerender({ load: null });
    expect(result.current.value).toBeNull();
    rerender({ load: english.load });
    expect(result.current.value).toBe('words');
    expect(english.load).toHaveBeenCalledTimes(1);
  });

  it('loads again if the load function changes during loading', async () => {
    const [english, german] = [makeLoad(), makeLoad()];
    const { result, rerender } = renderLoaded(english.load);
    rerender({ load: german.load });
    await english.end('words');
    expect(result.current).toMatchObject({ isLoading: true, value: null });
    await german.end('Wörter');
    expect(result.current.value).toBe('Wörter');
  });

  it('has what was loaded last until the next has loaded, and if that fails', async () => {
    const [english, german] = [makeLoad(), makeLoad()];
    const { result, rerender } = renderLoaded(english.load);
    await english.end('words');
    rerender({ load: german.load });
    expect(result.current).toMatchObject({ value: null, latest: 'words' });
    await german.fail(unreachable);
    expect(result.current).toMatchObject({ value: null, latest: 'words' });
  });

  it('tries again if it could not load', async () => {
    const words = makeLoad();
    const { result } = renderLoaded(words.load);
    await words.fail(unreachable);
    expect(result.current).toMatchObject({ failure: { isBroken: false }, isLoading: false });
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ failure: null, isLoading: true });
    await words.end('words');
    expect(result.current.value).toBe('words');
  });

  it('does not try again if what it has loaded is broken', async () => {
    const words = makeLoad();
    const { result } = renderLoaded(words.load);
    await words.fail(new Error('A fault of the test'));
    expect(result.current).toMatchObject({ failure: { isBroken: true }, isLoading: false });
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ failure: { isBroken: true }, isLoading: false });
  });
});
