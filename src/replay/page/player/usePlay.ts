import { useEffect, useEffectEvent, useState } from 'react';

import type { Step } from '#replay/report.ts';

export const SPEEDS = [1, 2, 5, 10] as const;

export interface Play {
  isPlaying: boolean;
  speed: number;
  /** From the present step on; from the last one, from the beginning. */
  start: () => void;
  stop: () => void;
  setSpeed: (speed: number) => void;
}

/** Waits are not longer than this, at any speed. */
const LONGEST_WAIT_MS = 2000;
/** A screen takes about as long to draw. */
const SHORTEST_WAIT_MS = 40;

/** Goes from step to step as they followed each other, faster by `speed`. The only timer of the replay. */
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
