import { createContext, useContext, useSyncExternalStore } from 'react';
import { durations } from '@/lib/config/limits';
import { stillSpeed, type Speed } from '@/lib/config/speeds';
import type { View } from '@/lib/config/views';
import type { Hundredths } from '@/lib/simulation/trade';
import type { Page } from './createPage';
import { closedLesson, type LessonState } from './lessonState';
import type { Session } from './resolveSession';

/** The state that the runs of both views share. */
export type AnyState = { readonly total: Hundredths; readonly count: number };

/** A page of either view, for hooks that do not depend on the view. */
export type PageOfAnyView = Page<AnyState>;

export const PageContext = createContext<PageOfAnyView | null>(null);

/** Asserts that a provider has set the value of a context. */
const useProvided = <Value,>(value: Value | null): Value => {
  if (value === null) throw new Error('This hook needs a view’s RunProvider around it.');
  return value;
};

/** The page, whose functions control or describe the run, and are stable between renders. */
export const usePage = () => useProvided(useContext(PageContext));

/** The view that the page shows. */
export const useView = (): View => usePage().view;

/** The session of the page; `null` until the link has been read. */
export const useSession = (): Session | null =>
  usePagePart<Session | null>((page) => page.getSession(), null);

/** `useSession` for components that are rendered only after the link has been read. */
export const useLoadedSession = (): Session => useProvided(useSession());

/**
 * Selects a value from a page, for any view.
 *
 * @param before the value until the link has been read
 */
export const usePagePart = <Value,>(
  select: (page: PageOfAnyView) => Value,
  before: Value,
): Value => {
  const page = usePage();
  return useSyncExternalStore(
    page.subscribe,
    () => select(page),
    () => before,
  );
};

/** Whether links from this page start the run again. */
export const useIsRunning = (): boolean => usePagePart((page) => page.getRunning(), false);

/** Whether the display is paused. */
export const useIsPaused = (): boolean =>
  usePagePart(({ getSnapshot }) => getSnapshot().paused, false);

/** Whether nothing runs; true until the link has been read. */
export const useIsIdle = (): boolean => usePagePart((page) => page.getIdle(), true);

/** The state of either view's run as it is displayed; `null` until the link has been read. */
export const useAnyState = (): AnyState | null =>
  usePagePart<AnyState | null>(({ getSnapshot }) => getSnapshot().state, null);

/** True after a seek, a resume or a late wake-up: the state is shown without animation. */
export const useIsJump = (): boolean =>
  usePagePart(({ getSnapshot }) => getSnapshot().isJump, false);

/** The speed of simulated time, as a multiple of real time; 0 while time is held. */
export const useSpeed = (): number => usePagePart(({ getSnapshot }) => getSnapshot().speed, 1);

/** The speed at which a held run goes on; otherwise its speed. */
export const useChosenSpeed = (): Speed => usePagePart(({ getSpeed }) => getSpeed(), 1);

/**
 * Whether motion is off: while time is held, and at high speeds, where a movement would take longer
 * than the time between two changes.
 */
export const useIsStill = (): boolean =>
  usePagePart(({ getSnapshot }) => {
    const { speed } = getSnapshot();
    return speed === 0 || speed >= stillSpeed;
  }, false);

/**
 * How long a figure counts to a new value, in milliseconds; 0 shows the value at once. At high
 * speeds, shrinks faster than the intervals between trades, because a frame takes a larger share.
 */
export const useCountUpTime = (): number =>
  usePagePart(({ getSnapshot }) => {
    const { paused, isJump, speed } = getSnapshot();
    return paused || isJump || speed === 0 ? 0 : durations.countUp / (2 * speed - 1);
  }, durations.countUp);

const subscribeToNothing = () => () => {};

/** Four times a second, so that no second is left out. */
const subscribeToTicks = (listener: () => void) => {
  const timer = setInterval(listener, 250);
  return () => clearInterval(timer);
};

/** Seconds until the run starts by itself, rounded up; 0 if it does not. */
export const useSecondsToStart = (): number => {
  const page = usePage();
  const isWaiting = usePagePart(({ getWait }) => getWait() > 0, false);
  return useSyncExternalStore(
    isWaiting ? subscribeToTicks : subscribeToNothing,
    () => Math.ceil(page.getWait() / 1_000),
    () => 0,
  );
};

/** The state of the lesson; closed until the link has been read. */
export const useLessonState = (): LessonState =>
  usePagePart(({ getLesson }) => getLesson(), closedLesson);
