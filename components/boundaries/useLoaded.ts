import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';

/** Why something has not loaded: its script did not arrive, or its code is broken. */
type Failure = 'unreachable' | 'broken';

type Outcome<Value> = {
  readonly value: Value | null;
  readonly failure: Failure | null;
};

/** Something that is loaded while the page is used. All is `null` unless it is wanted. */
export type Loading<Value> = Outcome<Value> & {
  readonly isLoading: boolean;
  /** Loads again what did not arrive. Broken code stays broken until the page is reloaded. */
  readonly retry: () => void;
};

const none = { value: null, failure: null };

/** Turbopack rejects with this error if a script does not arrive, and requests it again later. */
const isUnreachable = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Loads something in a language as soon as it is wanted, and only once.
 *
 * @param load must be the same function at every rendering
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
