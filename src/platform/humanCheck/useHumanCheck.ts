import { useCallback, useEffect, useRef, useState } from 'react';

import { staticDocument } from '#platform/api/staticDocument.ts';
import type { PortalConfig } from '#platform/config/config.ts';

import { isChallenge, proofOf } from './proofOfWork.ts';

/** Specification, section 4, and `working` between the first two. */
export type HumanCheckState = 'init' | 'working' | 'verified' | 'expired' | 'error';

export interface HumanCheck {
  state: HumanCheckState;
  /** Does the check, again if it was done before. */
  start: () => void;
  /**
   * For the call that needs it, once: what the check gave, done now if it was not. Null when it can't be had: who asks goes on without,
   * because an outage must not keep anybody from paying.
   */
  take: () => Promise<string | null>;
}

const CHALLENGE = '/human-check/challenge';

/** A proof expires a little early: it still has to travel. */
const MARGIN_MS = 10_000;
/** Longer than the slowest phone needs. */
const PATIENCE_MS = 30_000;

interface Proof {
  proof: string;
  /** Milliseconds of the device's clock. */
  expiresAt: number;
}

async function work(signal: AbortSignal): Promise<Proof> {
  const askedAt = Date.now();
  const challenge = await staticDocument(CHALLENGE);
  if (!isChallenge(challenge)) throw new Error('No challenge');
  const proof = await proofOf(challenge, signal);
  // A device whose clock is wrong counts from its own time, at most ten minutes.
  const left = challenge.parameters.expiresAt * 1000 - askedAt;
  return { proof, expiresAt: askedAt + (left > 0 ? Math.min(left, 600_000) : 600_000) };
}

/** Whether the runtime document has a check that this portal can do; without one it is asked of nobody. */
export const hasHumanCheck = ({ humanCheck: { provider } }: Pick<PortalConfig, 'humanCheck'>) => provider === 'altcha';

/** The check by proof of work: the browser works for about a second, and nobody has to look at a picture or hear a sound. */
export function useHumanCheck(): HumanCheck {
  const [state, setState] = useState<HumanCheckState>('init');
  const running = useRef<Promise<Proof | null> | null>(null);
  const working = useRef<AbortController | null>(null);
  const [expiresAt, setExpiresAt] = useState<number | null>(null);

  useEffect(() => () => working.current?.abort(), []);

  const begin = useCallback((): Promise<Proof | null> => {
    const controller = new AbortController();
    working.current = controller;
    const patience = setTimeout(() => controller.abort(), PATIENCE_MS);
    setState('working');
    setExpiresAt(null);
    const attempt = work(controller.signal).catch(() => null);
    running.current = attempt;
    void attempt.then((proof) => {
      clearTimeout(patience);
      if (running.current !== attempt) return;
      if (proof === null) running.current = null;
      setExpiresAt(proof?.expiresAt ?? null);
      setState(proof === null ? 'error' : 'verified');
    });
    return attempt;
  }, []);

  useEffect(() => {
    if (expiresAt === null) return;
    const timer = setTimeout(
      () => {
        running.current = null;
        setState('expired');
      },
      expiresAt - MARGIN_MS - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [expiresAt]);

  const take = useCallback(async () => {
    const proof = await (running.current ?? begin());
    // Good once: the next one is done for the next call.
    if (proof !== null) {
      running.current = null;
      setExpiresAt(null);
      setState('init');
    }
    return proof?.proof ?? null;
  }, [begin]);

  return { state, start: () => void begin(), take };
}
