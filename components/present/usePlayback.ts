import { useEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  useChosenSpeed,
  useIsPaused,
  usePagePart,
  usePage,
  useSpeed,
} from '@/components/run/runContext';
import { speeds, type Speed } from '@/lib/config/speeds';
import type { Milliseconds } from '@/lib/simulation/simulation';

/** How far Back and Forward jump. */
const jump: Milliseconds = 10_000;

const noPresses: readonly Milliseconds[] = [];

/** The interval at which the time of a playing run is read, in milliseconds of real time. */
const readInterval = 100;

/**
 * Finishes all animations, since there is no movement between two moments. Forces a layout. Endless
 * animations, such as those of an extension, cannot be finished and continue.
 */
const endMotion = () => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
};

/** The times of presses on Start, including those after the displayed time. */
export const usePresses = () => usePagePart(({ getPresses }) => getPresses(), noPresses);

/** The current time and the latest time reached, in whole seconds. */
export const useRunTime = () => {
  const { getTime } = usePage();
  const isStarted = usePresses().length > 0;
  const isPlaying = useSpeed() > 0 && isStarted;
  const [, readTime] = useReducer((times: number) => times + 1, 0);
  const [reached, setReached] = useState(0);
  // Re-renders after every change, such as a seek.
  usePagePart<unknown>(({ getSnapshot }) => getSnapshot(), null);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(readTime, readInterval);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const seconds = Math.floor(getTime() / 1_000);
  if (seconds > reached) setReached(seconds);
  return { seconds, reached: Math.max(reached, seconds) };
};

/** Returns a function that shows another time of a started run, without motion. */
export const useGo = () => {
  const { getPresses, seek } = usePage();
  const speed = useSpeed();
  return (at: Milliseconds) => {
    if (getPresses().length === 0) return;
    flushSync(() => seek(Math.max(0, at)));
    // `SpeedLabel` has already stopped all motion while time is held.
    if (speed > 0) endMotion();
  };
};

/** The actions of the bar's buttons. Does not re-render as time passes. */
export const usePlayback = () => {
  const { getTime, seek, setPaused, setSpeed } = usePage();
  const go = useGo();
  const isHeld = useSpeed() === 0;
  const speed = useChosenSpeed();
  const isPaused = useIsPaused();
  const isStarted = usePresses().length > 0;
  const isPlaying = isStarted && !isHeld;

  // Turns a pause that began before this code loaded into a hold at the displayed moment.
  useEffect(() => {
    if (!isPaused) return;
    const at = getTime();
    setSpeed(0);
    seek(at);
    setPaused(false);
  }, [isPaused, getTime, seek, setPaused, setSpeed]);

  const choose = (next: Speed | undefined) => {
    if (next === undefined) return;
    setSpeed(next);
    if (!isPlaying && isStarted) setSpeed(0);
  };

  return {
    speed,
    isStarted,
    isPlaying,
    toggle: () => {
      if (isStarted) setSpeed(isPlaying ? 0 : speed);
    },
    back: () => go(getTime() - jump),
    forward: () => go(getTime() + jump),
    beginning: () => go(0),
    choose,
    /** Chooses the next faster or slower speed. */
    shift: (by: 1 | -1) => choose(speeds[speeds.indexOf(speed) + by]),
  };
};
