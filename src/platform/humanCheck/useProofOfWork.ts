import { useCallback, useEffect, useRef, useState } from 'react';

import { fetchStaticDocument } from '#platform/api/fetchStaticDocument.ts';

import { isChallenge, createProof } from './proofOfWork.ts';

import type { HumanCheck, HumanCheckState } from './humanCheck.ts';

const CHALLENGE = '/human-check/challenge';

/** Proofs are treated as expired this much early, to leave time for sending them. */
const EXPIRY_MARGIN_MS = 10_000;
/** Timeout of the computation; even slow phones need less. */
const PROOF_TIMEOUT_MS = 30_000;

interface Proof {
  proof: string;
  /** Expiry by the device's clock, in milliseconds since the epoch. */
  expiresAt: number;
}

async function computeProof(signal: AbortSignal): Promise<Proof> {
  const requestedAt = Date.now();
  const challenge = await fetchStaticDocument(CHALLENGE);
  if (!isChallenge(challenge)) throw new Error('No challenge');
  const proof = await createProof(challenge, signal);
  // If the device's clock is wrong, count at most ten minutes from now instead of trusting `expiresAt`.
  const left = challenge.parameters.expiresAt * 1000 - requestedAt;
  return { proof, expiresAt: requestedAt + (left > 0 ? Math.min(left, 600_000) : 600_000) };
}

/** Human check by proof of work: it starts with the form, computes for about a second, and needs no action from the user. */
export function useProofOfWork(): HumanCheck {
  const [state, setState] = useState<HumanCheckState>('working');
  const running = useRef<Promise<Proof | null> | null>(null);
  const working = useRef<AbortController | null>(null);
  const [expiresAt, setExpiresAt] = useState<number | null>(null);

  const begin = useCallback((): Promise<Proof | null> => {
    const controller = new AbortController();
    working.current = controller;
    const patience = setTimeout(() => controller.abort(), PROOF_TIMEOUT_MS);
    const attempt = computeProof(controller.signal).catch(() => null);
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
    void begin();
    return () => working.current?.abort();
  }, [begin]);

  const restart = useCallback(() => {
    setState('working');
    setExpiresAt(null);
    return begin();
  }, [begin]);

  useEffect(() => {
    if (expiresAt === null) return;
    const timer = setTimeout(
      () => {
        running.current = null;
        setState('expired');
      },
      expiresAt - EXPIRY_MARGIN_MS - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [expiresAt]);

  const takeProof = useCallback(async () => {
    const proof = await (running.current ?? restart());
    // A proof is valid only once; the next request runs a new check.
    if (proof !== null) {
      running.current = null;
      setExpiresAt(null);
      setState('init');
    }
    return { proof: proof?.proof ?? null };
  }, [restart]);

  return { state, start: () => void restart(), takeProof };
}
