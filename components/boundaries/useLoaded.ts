import { useEffect, useState } from 'react';

type Failed = {
  /** Whether the code is broken. Otherwise it could not be loaded, and may be the next time. */
  readonly isBroken: boolean;
};

/** Something that is loaded while the page is used. */
export type Loading<Value> = {
  /** `null` unless it is wanted and has loaded. */
  readonly value: Value | null;
  /** What was loaded last, also by another function. */
  readonly latest: Value | null;
  readonly isLoading: boolean;
  readonly failure: Failed | null;
  /** Loads again what could not be loaded. Broken code stays broken until the page is reloaded. */
  readonly retry: () => void;
};

/** Turbopack rejects with this error if a script does not arrive, and requests it again later. */
const isUnreachable = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Loads something as soon as it is wanted, and only once.
 *
 * @param load must be memoized: another function loads something else. `null` while nothing is wanted
 */
export const useLoaded = <Value>(load: (() => Promise<Value>) | null): Loading<Value> => {
  const [value, setValue] = useState<{ load: typeof load; value: Value } | null>(null);
  const [failure, setFailure] = useState<(Failed & { load: typeof load }) | null>(null);
  const hasLoaded = load !== null && value?.load === load;
  const hasFailed = load !== null && failure?.load === load;
  const isLoading = load !== null && !hasLoaded && !hasFailed;

  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    const fail = (isBroken: boolean) => {
      if (isWanted) setFailure({ load, isBroken });
    };
    load().then(
      (loaded) => {
        if (isWanted) setValue({ load, value: loaded });
      },
      (error: unknown) => fail(!isUnreachable(error)),
    );
    // A script that throws while it is evaluated leaves the promise pending.
    const onError = () => {
      const script = document.currentScript;
      if (script instanceof HTMLScriptElement && script.src.includes('/_next/')) fail(true);
    };
    window.addEventListener('error', onError);
    return () => {
      isWanted = false;
      window.removeEventListener('error', onError);
    };
  }, [isLoading, load]);

  return {
    value: hasLoaded ? value.value : null,
    latest: value?.value ?? null,
    isLoading,
    failure: hasFailed ? failure : null,
    retry: () => {
      if (failure?.isBroken === false) setFailure(null);
    },
  };
};
