import { useEffect } from 'react';
import { useRunActions } from '@/components/run/runContext';

const isStep = (part: string) => new URLSearchParams(part).has('lesson');

/**
 * A query with another step of the lesson. Everything else stays as it was written, since it may be of
 * others.
 *
 * @param search with or without its question mark
 * @param step `null` for none
 */
export const withStep = (search: string, step: number | null): string => {
  const parts = search.replace(/^\?/, '').split('&');
  const place = parts.findIndex(isStep);
  const written = step === null ? [] : [`lesson=${step}`];
  const others = parts.filter((part) => !isStep(part));
  const text = (place < 0 ? [...others, ...written] : others.toSpliced(place, 0, ...written))
    .join('&')
    .replace(/^&/, search === '' || search === '?' ? '' : '&');
  return text === '' ? '' : `?${text}`;
};

/** Browsers refuse to write the address too often: then it is right again after the next change. */
const write = (step: number | null) => {
  const { pathname, search, hash } = window.location;
  const next = withStep(search, step);
  if (next === search) return;
  try {
    // Not the function of this page's history, which Next.js replaces by one that renders the page again.
    History.prototype.replaceState.call(
      window.history,
      window.history.state,
      '',
      pathname + next + hash,
    );
  } catch {
    // The page works without it.
  }
};

/** Keeps the step of the open lesson in the address, so that a reload opens it again. */
export const useStepInAddress = (step: number) => {
  const { getLesson } = useRunActions();
  useEffect(() => write(step), [step]);
  useEffect(
    () => () => {
      // Not when the page fails, after which a reload opens the lesson again.
      if (!getLesson().isOpen) write(null);
    },
    [getLesson],
  );
};
