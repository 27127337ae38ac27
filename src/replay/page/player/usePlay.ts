import { useEffect, useEffectEvent, useState } from 'react';

import type { Step } from '#replay/report.ts';

export const SPEEDS = [1, 2, 5, 10] as const;

export interface Play {
  isPlaying: boolean;
  speed: number;
  /** Plays from the current step, or from the beginning if the last step is shown. */
  start: () => void;
  stop: () => void;
  setSpeed: (speed: number) => void;
}

/** Longest pause between two steps; longer ones are shortened. */
const LONGEST_WAIT_MS = 2000;
/** Shortest pause, about the time that rendering a screen takes. */
const SHORTEST_WAIT_MS = 40;

/** Plays the steps at their recorded intervals, divided by `speed`. */
export function usePlay(steps: readonly Step[], index: number, onIndex: (index: number) => void): Play {
  const [wasStarted, setWasStarted] = useState(false);
  const [speed, setSpeed] = useState<number>(SPEEDS[0]);
  const isAtEnd = index >= steps.length - 1;
  const isPlaying = wasStarted && !isAtEnd;
  const wait = Math.min((steps[index + 1]?.at ?? 0) - (steps[index]?.at ?? 0), LONGEST_WAIT_MS) / speed;
  const goOn = useEffectEvent(() => onIndex(index + 1));
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(goOn, Math.max(wait, SHORTEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [isPlaying, index, wait]);
  return {
    isPlaying,
    speed,
    start: () => {
      if (isAtEnd) onIndex(0);
      setWasStarted(true);
    },
    stop: () => setWasStarted(false),
    setSpeed,
  };
}
