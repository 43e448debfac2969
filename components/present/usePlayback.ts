import { useEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRunActions, usePagePart, useSpeed } from '@/components/run/runContext';
import { speeds, type Speed } from '@/lib/config/speeds';

/** Milliseconds of the run that 10 s back and forward go. */
const jump = 10_000;

/** How often the time is read while the run goes on, in milliseconds of real time. */
const readInterval = 100;

/** Ends transitions of what has appeared or moved: at another time, nothing was on its way. */
const endMotion = () => {
  for (const animation of document.getAnimations()) animation.finish();
};

/** A speed that can be chosen; the normal one while time is held from the beginning. */
const speedOf = (speed: number): Speed => speeds.find((each) => each === speed) ?? 1;

/** Where the run stands, and what the bar does with it. */
export const usePlayback = () => {
  const { getMoment, getPresses, seek, setPaused, setSpeed, start } = useRunActions();
  const speed = useSpeed();
  const presses = usePagePart(() => getPresses(), null) ?? [];
  const isStarted = presses.length > 0;
  const isPlaying = isStarted && speed > 0;
  const [chosen, setChosen] = useState(speedOf(speed));
  const [, readTime] = useReducer((times: number) => times + 1, 0);
  const [reached, setReached] = useState(0);

  const readAt = () => (presses.at(-1) ?? 0) + (getMoment()?.t ?? 0);
  const seconds = Math.floor(readAt() / 1_000);

  if (speed > 0 && speed !== chosen) setChosen(speedOf(speed));
  if (seconds > reached) setReached(seconds);

  // A pause from before the presentation's code had loaded becomes a hold.
  useEffect(() => {
    if (getMoment()?.paused) setSpeed(0);
    setPaused(false);
  }, [getMoment, setPaused, setSpeed]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(readTime, readInterval);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const go = (at: number) => {
    flushSync(() => seek(Math.max(0, at)));
    endMotion();
  };

  const choose = (next: number) => {
    setChosen(speedOf(next));
    setSpeed(speedOf(next));
    if (!isPlaying && isStarted) setSpeed(0);
  };

  return {
    seconds,
    reached: Math.max(reached, seconds),
    presses,
    speed: chosen,
    isStarted,
    isPlaying,
    toggle: () => {
      if (isStarted) setSpeed(isPlaying ? 0 : chosen);
      else start();
    },
    back: () => {
      if (isStarted) go(readAt() - jump);
    },
    forward: () => go(readAt() + jump),
    beginning: () => {
      if (isStarted) go(0);
    },
    goTo: (second: number) => go(second * 1_000),
    choose,
    /** The next faster speed, or the next slower one. */
    shift: (by: 1 | -1) => {
      const next = speeds[speeds.findIndex((each) => each === chosen) + by];
      if (next !== undefined) choose(next);
    },
  };
};

export type Playback = ReturnType<typeof usePlayback>;
