import { useEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsPaused, useRunActions, usePagePart, useSpeed } from '@/components/run/runContext';
import { speeds, type Speed } from '@/lib/config/speeds';
import type { Milliseconds } from '@/lib/simulation/simulation';

/** How far the buttons for back and forward jump. */
const jump: Milliseconds = 10_000;

const noPresses: readonly Milliseconds[] = [];

/** How often the time is read while the run goes on, in milliseconds of real time. */
const readInterval = 100;

/**
 * Finishes all animations, because nothing moves from one moment to another after a jump. It forces a
 * layout. Endless animations, for example of an extension, cannot be finished and go on.
 */
const endMotion = () => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
};

/** A speed that can be chosen; the normal one while time is held from the beginning. */
const speedOf = (speed: number): Speed => speeds.find((each) => each === speed) ?? 1;

/** When Start was pressed, before or after the time that is shown. */
export const usePresses = () => usePagePart(({ getPresses }) => getPresses(), noPresses);

/** Where the run stands, and how far it has come, in whole seconds. */
export const useRunTime = () => {
  const { getTime } = useRunActions();
  const isStarted = usePresses().length > 0;
  const isPlaying = useSpeed() > 0 && isStarted;
  const [, readTime] = useReducer((times: number) => times + 1, 0);
  const [reached, setReached] = useState(0);
  // Renders again after every change, such as another time.
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

/** Shows the run at another time, without motion. Before Start there is none. */
export const useGo = () => {
  const { getPresses, seek } = useRunActions();
  const speed = useSpeed();
  return (at: Milliseconds) => {
    if (getPresses().length === 0) return;
    flushSync(() => seek(Math.max(0, at)));
    // While time is held, nothing moves (`SpeedLabel`).
    if (speed > 0) endMotion();
  };
};

/** What the buttons of the bar do. It renders again when the run is held or resumed, not as time passes. */
export const usePlayback = () => {
  const { getTime, seek, setPaused, setSpeed } = useRunActions();
  const go = useGo();
  const speed = useSpeed();
  const isPaused = useIsPaused();
  const isStarted = usePresses().length > 0;
  const isPlaying = isStarted && speed > 0;
  const [chosen, setChosen] = useState(speedOf(speed));

  if (speed > 0 && speed !== chosen) setChosen(speedOf(speed));

  // Turns a pause that began before this code had loaded into a hold at the moment displayed.
  useEffect(() => {
    if (!isPaused) return;
    const at = getTime();
    setSpeed(0);
    seek(at);
    setPaused(false);
  }, [isPaused, getTime, seek, setPaused, setSpeed]);

  const choose = (next: number) => {
    setChosen(speedOf(next));
    setSpeed(speedOf(next));
    if (!isPlaying && isStarted) setSpeed(0);
  };

  return {
    speed: chosen,
    isStarted,
    isPlaying,
    toggle: () => {
      if (isStarted) setSpeed(isPlaying ? 0 : chosen);
    },
    back: () => go(getTime() - jump),
    forward: () => go(getTime() + jump),
    beginning: () => go(0),
    choose,
    /** The next faster speed, or the next slower one. */
    shift: (by: 1 | -1) => {
      const next = speeds[speeds.findIndex((each) => each === chosen) + by];
      if (next !== undefined) choose(next);
    },
  };
};
