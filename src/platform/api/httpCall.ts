import type { AxiosError } from 'axios';
import send from 'axios/lib/adapters/xhr.js';

import { hasUtcInstant } from '#domain/utcInstants.ts';

import type { ArrivedFile } from './files.ts';
import type { PortalError } from './portalError.ts';

/** One request, as the HTTP layer needs it. */
export interface HttpCall {
  url: string;
  method: string;
  body?: unknown;
  /** Instead of a body. */
  form?: FormData;
  /** Called with the share of the form that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** The answer is a file. */
  answersFile?: boolean;
  token: string | null;
  idempotencyKey?: string;
  /** Milliseconds; 0 waits forever. */
  timeoutMs: number;
  withCredentials: boolean;
  signal: AbortSignal;
}

export type CallResult = { data: unknown } | { error: PortalError };

export const XSRF_COOKIE = 'XSRF-TOKEN';

const ERR_BAD_RESPONSE = 'ERR_BAD_RESPONSE';

/** The only place in the portal that makes a request. Answers data with local-time copies, or one `PortalError`; never throws for a failed call. */
export async function httpCall(call: HttpCall): Promise<CallResult> {
  try {
    const response = await send({
      url: call.url,
      method: call.method,
      ...(call.body === undefined ? {} : { data: JSON.stringify(call.body) }),
      // The browser sets the content type, because it contains the boundary.
      ...(call.form === undefined ? {} : { data: call.form }),
      ...(call.onProgress === undefined ? {} : { onUploadProgress: ({ progress = 0 }) => call.onProgress?.(progress) }),
      headers: {
        Accept: 'application/json',
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(call.token === null ? {} : { Authorization: `Bearer ${call.token}` }),
        ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
      },
      withCredentials: call.withCredentials,
      // Reading the cookie is asynchronous. GET calls skip it, because they need no token.
      ...(call.method === 'GET' ? {} : { xsrfCookieName: XSRF_COOKIE, xsrfHeaderName: 'X-XSRF-TOKEN' }),
      timeout: call.timeoutMs,
      signal: call.signal,
      responseType: call.answersFile === true ? 'blob' : 'text',
      validateStatus: (status) => status >= 200 && status < 300,
    });
    if (response.status === 204) return { data: null };
    if (response.data instanceof Blob) {
      return { data: { content: response.data, disposition: response.headers['content-disposition'] } satisfies ArrivedFile };
    }
    const data = parse(response.data);
    if (data === unreadable) return { error: { code: ERR_BAD_RESPONSE, kind: 'emptyBody', status: response.status } };
    const inside = failureInside(data);
    return inside === null ? { data: await withLocalTimes(data) } : { error: inside };
  } catch (failure) {
    return { error: await errorOf(failure) };
  }
}

/** Like axios' own `isAxiosError`, which would load all of axios. */
const isAxiosError = (failure: unknown): failure is AxiosError =>
  typeof failure === 'object' && failure !== null && 'isAxiosError' in failure && failure.isAxiosError === true;

async function errorOf(failure: unknown): Promise<PortalError> {
  if (!isAxiosError(failure)) throw failure;
  const code = failure.code ?? 'ERR_UNKNOWN';
  if (code === 'ERR_CANCELED') return { code, kind: 'cancelled' };
  const { response } = failure;
  if (response === undefined) {
    const cause = code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network';
    return { code, kind: 'noAnswer', cause };
  }
  const retryAfterSeconds = Number(response.headers['retry-after']);
  const facts = { code, status: response.status, ...(retryAfterSeconds > 0 ? { retryAfterSeconds } : {}) };
  const body = parse(response.data instanceof Blob ? await response.data.text() : response.data);
  return body === unreadable || body === null ? { ...facts, kind: 'emptyBody' } : { ...facts, kind: 'body', body };
}

/** A list wrapper that carries `error` inside a 200 is a failure (specification, section 3: payment account list). */
function failureInside(data: unknown): PortalError | null {
  if (typeof data !== 'object' || data === null || !('error' in data) || !('accounts' in data)) return null;
  const { error } = data;
  if (typeof error !== 'object' || error === null) return null;
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return { code: ERR_BAD_RESPONSE, kind: 'body', status, body: error };
}

const unreadable = Symbol('no JSON');

/** A body that is not JSON counts as empty; the text itself is dropped, it may hold anything. */
function parse(text: unknown): unknown {
  if (typeof text !== 'string' || text.trim() === '') return unreadable;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return unreadable;
  }
}

/** moment is loaded only by answers that carry an instant. Without it the answer still counts: it may say that money was taken. */
async function withLocalTimes(data: unknown): Promise<unknown> {
  if (!hasUtcInstant(data)) return data;
  const part = await import(/* webpackChunkName: "localTimes" */ '#domain/localTimes.ts').catch(() => null);
  return part === null ? data : part.addLocalTimes(data);
}
