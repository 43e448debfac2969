import { act, renderHook } from '@testing-library/react';
import { useOnDemand } from '@/components/boundaries/useOnDemand';

/** A load function, and functions that make it resolve or reject. */
const makeLoad = () => {
  let end: { with: (word: string) => void; badly: () => void } = {
    with: () => {},
    badly: () => {},
  };
  const load = () =>
    new Promise<string>((resolve, reject) => {
      end = { with: resolve, badly: () => reject(new Error('A fault of the test')) };
    });
  return {
    load,
    end: (word: string) => act(async () => Promise.resolve(end.with(word))),
    fail: () => act(async () => Promise.resolve(end.badly())),
  };
};

describe('useOnDemand', () => {
  it('loads once, when it is first opened', async () => {
    const english = makeLoad();
    const load = jest.fn(english.load);
    const { result } = renderHook(() => useOnDemand(load));
    expect(load).not.toHaveBeenCalled();
    act(() => result.current.open());
    act(() => result.current.open());
    expect(result.current).toMatchObject({ isLoading: true, loaded: null });
    await english.end('words');
    expect(result.current).toMatchObject({ isLoading: false, loaded: 'words' });
    act(() => result.current.close());
    expect(result.current.loaded).toBeNull();
    act(() => result.current.open());
    expect(result.current.loaded).toBe('words');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again if the load function changes during loading', async () => {
    const [english, german] = [makeLoad(), makeLoad()];
    const { result, rerender } = renderHook(({ load }) => useOnDemand(load), {
      initialProps: { load: english.load },
    });
    act(() => result.current.open());
    rerender({ load: german.load });
    await english.end('words');
    expect(result.current).toMatchObject({ isLoading: true, loaded: null });
    await german.end('Wörter');
    expect(result.current.loaded).toBe('Wörter');
  });

  it('reports a failure, and tries again when it is opened again', async () => {
    const words = makeLoad();
    const { result } = renderHook(() => useOnDemand(words.load));
    act(() => result.current.open());
    await words.fail();
    expect(result.current).toMatchObject({ hasFailed: true, isLoading: false });
    act(() => result.current.open());
    expect(result.current).toMatchObject({ hasFailed: false, isLoading: true });
    await words.end('words');
    expect(result.current.loaded).toBe('words');
  });
});
