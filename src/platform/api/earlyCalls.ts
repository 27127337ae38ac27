import type { RawResponse } from './responses/readResponse.ts';

declare global {
  interface Window {
    /**
     * Returns the response of the early request, once, to a caller with the same URL and token; resolves to null if the request failed.
     * Set by `fetchEarly`.
     */
    takeEarlyResponse?: (url: string, token: string | null) => Promise<RawResponse | null> | undefined;
  }
}

/** An unused early response is dropped after this time, because it may be outdated by then. */
const MAX_EARLY_RESPONSE_AGE_MS = 30_000;

/**
 * Sends a GET request like `httpCall` does, before the application has loaded, and holds the response for it. The token stays in a
 * closure, out of reach of other scripts.
 */
export const fetchEarly = (url: string, token: string): void =>
  holdResponse(
    url,
    token,
    fetchText(url, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` }, credentials: 'include' }),
  );

/** Returns the response of the early request, if it is still available, and leaves it in place for `httpCall`. */
export function peekEarlyResponse(url: string, token: string): Promise<RawResponse | null> | undefined {
  const answer = window.takeEarlyResponse?.(url, token);
  if (answer !== undefined) holdResponse(url, token, answer);
  return answer;
}

function holdResponse(url: string, token: string, answer: Promise<RawResponse | null>): void {
  const forget = () => delete window.takeEarlyResponse;
  window.takeEarlyResponse = (wanted, by) => {
    if (wanted !== url || by !== token) return undefined;
    forget();
    return answer;
  };
  setTimeout(forget, MAX_EARLY_RESPONSE_AGE_MS);
}

/**
 * Sends a request and reads its body as text. Resolves to null on a network error: the application then repeats the request and reports
 * the error.
 */
export const fetchText = (url: string, call: RequestInit): Promise<(RawResponse & { body: string }) | null> =>
  fetch(url, call)
    .then(async (response) => ({ status: response.status, headers: response.headers, body: await response.text() }))
    .catch(() => null);
