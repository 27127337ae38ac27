import type { Answer } from './answers/readAnswer.ts';

declare global {
  interface Window {
    /** Gives the answer of a call once, to who asks for the same address with the same token; null when none came. Set by `callEarly`. */
    takeEarlyAnswer?: (url: string, token: string | null) => Promise<Answer | null> | undefined;
  }
}

/** An answer that nobody took within this time is forgotten: by then it may be old. */
const KEPT_MS = 30_000;

/**
 * Sends a call, as `httpCall` would, before the application is there, and keeps its answer for it. The token is nowhere that other scripts
 * can read. @returns the answer; null when none came
 */
export function callEarly(url: string, token: string): Promise<Answer | null> {
  const answer = answerOf(url, token);
  const forget = () => delete window.takeEarlyAnswer;
  window.takeEarlyAnswer = (wanted, by) => {
    if (wanted !== url || by !== token) return undefined;
    forget();
    return answer;
  };
  setTimeout(forget, KEPT_MS);
  return answer;
}

async function answerOf(url: string, token: string): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      credentials: 'include',
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch {
    return null; // the application asks again, and says what is missing
  }
}
