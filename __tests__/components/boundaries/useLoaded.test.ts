import { act, renderHook } from '@testing-library/react';
import { useLoaded } from '@/components/boundaries/useLoaded';
import type { Locale } from '@/lib/i18n/locales';

const unreachable = Object.assign(new Error('A fault of the test'), { name: 'ChunkLoadError' });

/** A load function, and functions that make it resolve or reject for a language. */
const makeLoad = () => {
  const ends = new Map<Locale, { with: (word: string) => void; badly: (error: Error) => void }>();
  const load = jest.fn(
    (locale: Locale) =>
      new Promise<string>((resolve, reject) => {
        ends.set(locale, { with: resolve, badly: reject });
      }),
  );
  return {
    load,
    end: (locale: Locale, word: string) =>
      act(async () => Promise.resolve(ends.get(locale)?.with(word))),
    fail: (locale: Locale, error: Error) =>
      act(async () => Promise.resolve(ends.get(locale)?.badly(error))),
  };
};

const renderLoaded = (load: (locale: Locale) => Promise<string>, isWanted: boolean) => {
  const initialProps: { locale: Locale; isWanted: boolean } = { locale: 'en', isWanted };
  return renderHook((props) => useLoaded(load, props.locale, props.isWanted), { initialProps });
};

describe('useLoaded', () => {
  it('loads once, when something is wanted', async () => {
    const words = makeLoad();
    const { result, rerender } = renderLoaded(words.load, false);
    expect(result.current).toMatchObject({ isLoading: false, value: null });
    rerender({ locale: 'en', isWanted: true });
    expect(result.current).toMatchObject({ isLoading: true, value: null });
    await words.end('en', 'words');
    expect(result.current).toMatchObject({ isLoading: false, value: 'words' });
    rerender({ locale: 'en', isWanted: false });
    expect(result.current.value).toBeNull();
    rerender({ locale: 'en', isWanted: true });
    expect(result.current.value).toBe('words');
    expect(words.load).toHaveBeenCalledTimes(1);
  });

  it('loads again if the language changes during loading', async () => {
    const words = makeLoad();
    const { result, rerender } = renderLoaded(words.load, true);
    rerender({ locale: 'de', isWanted: true });
    await words.end('en', 'words');
    expect(result.current).toMatchObject({ isLoading: true, value: null });
    await words.end('de', 'Wörter');
    expect(result.current.value).toBe('Wörter');
  });

  it('tries again if it could not load', async () => {
    const words = makeLoad();
    const { result } = renderLoaded(words.load, true);
    await words.fail('en', unreachable);
    expect(result.current).toMatchObject({ failure: 'unreachable', isLoading: false });
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ failure: null, isLoading: true });
    await words.end('en', 'words');
    expect(result.current.value).toBe('words');
    act(() => result.current.retry());
    expect(result.current.value).toBe('words');
  });

  it('does not try again if what it has loaded is broken', async () => {
    const words = makeLoad();
    const { result } = renderLoaded(words.load, true);
    await words.fail('en', new Error('A fault of the test'));
    expect(result.current).toMatchObject({ failure: 'broken', isLoading: false });
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ failure: 'broken', isLoading: false });
  });
});
