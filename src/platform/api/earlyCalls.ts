import type { Answer } from './answers/readAnswer.ts';

declare global {
  interface Window {
    /**
     * Returns the response of the early request, once, to a caller with the same URL and token; resolves to null if the request failed.
     * Set by `callEarly`.
     */
    takeEarlyAnswer?: (url: string, token: string | null) => Promise<Answer | null> | undefined;
  }
}

/** Milliseconds after which an unused early response is dropped, because it may be outdated by then. */
const KEPT_MS = 30_000;

/**
 * Sends a GET request like `httpCall` does, before the application has loaded, and holds the response for it. The token stays in a
 * closure, out of reach of other scripts.
 */
export const callEarly = (url: string, token: string): void =>
  keep(
    url,
    token,
    answerOf(url, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` }, credentials: 'include' }),
  );

/** Returns the response of the early request, if it is still available, and leaves it in place for `httpCall`. */
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

/**
 * Sends a request and reads its body as text. Resolves to null on a network error: the application then repeats the request and reports
 * the error.
 */
export const answerOf = (url: string, call: RequestInit): Promise<(Answer & { body: string }) | null> =>
  fetch(url, call)
    .then(async (response) => ({ status: response.status, headers: response.headers, body: await response.text() }))
    .catch(() => null);
