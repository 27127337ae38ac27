import type { Answer } from './answers/readAnswer.ts';

declare global {
  interface Window {
    /** Gives the answer of a call once, to who asks for the same address with the same token; null when none came. Set by `callEarly`. */
    takeEarlyAnswer?: (url: string, token: string | null) => Promise<Answer | null> | undefined;
  }
}

/** An answer that nobody took within this time is forgotten: by then it may be old. */
const KEPT_MS = 30_000;

/** Sends a call, as `httpCall` would, before the application is there, and keeps its answer for it. No script can read the token here. */
export const callEarly = (url: string, token: string): void =>
  keep(
    url,
    token,
    answerOf(url, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` }, credentials: 'include' }),
  );

/** The answer of a call that was sent early, if it is still there. It stays for `httpCall`. */
export function lookAtEarlyAnswer(url: string, token: string): Promise<Answer | null> | undefined {
  const answer = window.takeEarlyAnswer?.(url, token);
  if (answer !== undefined) keep(url, token, answer);
  return answer;
}

function keep(url: string, token: string, answer: Promise<Answer | null>): void {
  const forget = () => delete window.takeEarlyAnswer;
  window.takeEarlyAnswer = (wanted, by) => {
    if (wanted !== url || by !== token) return undefined;
    forget();
    return answer;
  };
  setTimeout(forget, KEPT_MS);
}

/** The answer of a call; null where none came: the application asks again, and says what is missing. */
export const answerOf = (url: string, call: RequestInit): Promise<(Answer & { body: string }) | null> =>
  fetch(url, call)
    .then(async (response) => ({ status: response.status, headers: response.headers, body: await response.text() }))
    .catch(() => null);
