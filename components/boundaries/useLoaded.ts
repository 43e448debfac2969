import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';

/** Why loading failed: the script did not arrive, or its code is broken. */
type Failure = 'unreachable' | 'broken';

type Outcome<Value> = {
  readonly value: Value | null;
  readonly failure: Failure | null;
};

/** The state of loading on demand. `value` and `failure` are `null` while nothing is wanted. */
export type Loading<Value> = Outcome<Value> & {
  readonly isLoading: boolean;
  /** Tries again if the script did not arrive. Broken code needs a reload of the page. */
  readonly retry: () => void;
};

const none = { value: null, failure: null };

/** Turbopack rejects with this error if a script does not arrive; a new attempt may succeed. */
const isUnreachable = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Loads something in a language once `isWanted` is true, and only once.
 *
 * @param load must be the same function on every render
 */
export const useLoaded = <Value>(
  load: (locale: Locale) => Promise<Value>,
  locale: Locale,
  isWanted: boolean,
): Loading<Value> => {
  const [ended, setEnded] = useState<(Outcome<Value> & { locale: Locale }) | null>(null);
  const outcome = ended?.locale === locale ? ended : null;
  const isLoading = isWanted && outcome === null;

  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    const end = (value: Value | null, failure: Failure | null) => {
      if (isCurrent) setEnded({ locale, value, failure });
    };
    load(locale).then(
      (value) => end(value, null),
      (error: unknown) => end(null, isUnreachable(error) ? 'unreachable' : 'broken'),
    );
    // A script that throws while it is evaluated leaves the promise pending.
    const onError = () => {
      const source = document.currentScript?.getAttribute('src');
      if (source?.includes('/_next/')) end(null, 'broken');
    };
    window.addEventListener('error', onError);
    return () => {
      isCurrent = false;
      window.removeEventListener('error', onError);
    };
  }, [isLoading, load, locale]);

  return {
    ...((isWanted && outcome) || none),
    isLoading,
    retry: () => {
      if (outcome?.failure === 'unreachable') setEnded(null);
    },
  };
};
