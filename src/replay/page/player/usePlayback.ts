import { useEffect, useEffectEvent, useState } from 'react';

import type { ReportStep } from '#replay/report.ts';

export const SPEEDS = [1, 2, 5, 10] as const;

export interface Playback {
  isPlaying: boolean;
  speed: number;
  /** Plays from the current step, or from the beginning if the last step is shown. */
  start: () => void;
  stop: () => void;
  setSpeed: (speed: number) => void;
}

/** Longest pause between two steps; longer ones are shortened. */
const MAX_PAUSE_MS = 2000;
/** Shortest pause, about the time that rendering a screen takes. */
const MIN_PAUSE_MS = 40;

/** Plays the steps at their recorded intervals, divided by `speed`. */
export function usePlayback(steps: readonly ReportStep[], index: number, onIndex: (index: number) => void): Playback {
  const [wasStarted, setWasStarted] = useState(false);
  const [speed, setSpeed] = useState<number>(SPEEDS[0]);
  const isAtEnd = index >= steps.length - 1;
  const isPlaying = wasStarted && !isAtEnd;
  const wait = Math.min((steps[index + 1]?.at ?? 0) - (steps[index]?.at ?? 0), MAX_PAUSE_MS) / speed;
  const showNext = useEffectEvent(() => onIndex(index + 1));
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(showNext, Math.max(wait, MIN_PAUSE_MS));
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
