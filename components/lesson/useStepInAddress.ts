import { useEffect } from 'react';
import { usePage } from '@/components/run/runContext';

const isStep = (part: string) => new URLSearchParams(part).has('lesson');

/**
 * Replaces the step of the lesson in a query. Other parameters stay as written, since they may not
 * belong to this page.
 *
 * @param search with or without its question mark
 * @param step `null` removes the parameter
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

/** Browsers limit how often the address changes; after a refusal, the next change corrects it. */
const write = (step: number | null) => {
  const { pathname, search, hash } = window.location;
  const next = withStep(search, step);
  if (next === search) return;
  try {
    // Not `history.replaceState`, which Next.js overrides to render the page again.
    History.prototype.replaceState.call(
      window.history,
      window.history.state,
      '',
      pathname + next + hash,
    );
  } catch {
    // The page works without the step in its address.
  }
};

/** Keeps the step of the open lesson in the address, so that a reload opens it again. */
export const useStepInAddress = (step: number) => {
  const { getLesson } = usePage();
  useEffect(() => write(step), [step]);
  useEffect(
    () => () => {
      // Keeps the step when the page fails, so that a reload opens the lesson again.
      if (!getLesson().isOpen) write(null);
    },
    [getLesson],
  );
};
