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
export const callEarly = (url: string, token: string): void => keep(url, token, answerOf(url, token));

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

/** The answer of a call that is sent as `httpCall` would send it; null where none came. */
export const answerOf = (
  url: string,
  token: string | null,
  credentials: RequestCredentials = 'include',
): Promise<(Answer & { body: string }) | null> =>
  fetch(url, {
    headers: { Accept: 'application/json', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
    credentials,
  })
    .then(async (response) => ({ status: response.status, headers: response.headers, body: await response.text() }))
    .catch(() => null); // the application asks again, and says what is missing
