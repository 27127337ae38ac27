import { useCallback, useEffect, useRef, useState } from 'react';

import type { HumanCheck, HumanCheckState } from './humanCheck.ts';
import { isRecaptchaMessage } from './recaptchaMessage.ts';

/** The check fails if Google's checkbox has not appeared within this time. */
const RECAPTCHA_TIMEOUT_MS = 15_000;

interface Recaptcha extends HumanCheck {
  /** React key of the iframe. Each check needs a new iframe, because a token is valid only once. */
  attempt: number;
  frame: React.RefObject<HTMLIFrameElement | null>;
  /** Height of the iframe's content in pixels; null until Google's checkbox has loaded. */
  height: number | null;
}

/** Human check by reCAPTCHA in an iframe. There is no token until the user has checked the box. */
export function useRecaptcha(): Recaptcha {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setRound] = useState(0);
  const [height, setHeight] = useState<number | null>(null);
  const [state, setState] = useState<HumanCheckState>('init');
  const token = useRef<string | null>(null);

  const setResult = useCallback((next: HumanCheckState, proof: string | null = null) => {
    token.current = proof;
    setState(next);
  }, []);

  const start = useCallback(() => {
    setResult('init');
    setHeight(null);
    setRound((before) => before + 1);
  }, [setResult]);

  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow || !isRecaptchaMessage(data)) return;
      if ('height' in data) setHeight(data.height);
      else if ('token' in data) setResult('verified', data.token);
      else setResult(data.ended);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [setResult]);

  useEffect(() => {
    if (height !== null || state !== 'init') return;
    const timer = setTimeout(() => setResult('error'), RECAPTCHA_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [setResult, height, state]);

  const takeProof = useCallback(() => {
    if (state === 'error') return Promise.resolve({ proof: null });
    const proof = token.current;
    if (proof === null) return Promise.resolve('awaitsPerson' as const);
    start();
    return Promise.resolve({ proof });
  }, [start, state]);

  return { state, start, takeProof, attempt, frame, height };
}
