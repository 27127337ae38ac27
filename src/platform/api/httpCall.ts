import { loadMomentFormats } from '#domain/time/loadMomentFormats.ts';
import { noteServerDate } from '#platform/config/lenderClock.ts';
import type { CallEnd } from '#platform/history/history.ts';

import type {} from './earlyCalls.ts'; // This import declares `window.takeEarlyResponse`.
import type { ReceivedFile } from './files.ts';
import type { PortalError } from './portalError.ts';
import type { FormCall } from './sendForm.ts';
import { readResponse, type RawResponse, type CallResult } from './responses/readResponse.ts';
import type { ResponseSchema } from './responses/validateResponse.ts';

export interface HttpCall {
  url: string;
  method: string;
  body?: unknown;
  /** Sends the request instead of `fetch`, for a form upload. It must reject when no response arrives. */
  sendBy?: (call: FormCall) => Promise<RawResponse>;
  expectsFile?: boolean;
  /** File downloads are not checked. */
  responseSchema: ResponseSchema<unknown>;
  token: string | null;
  /** Only for mutations on the portal's own origin. */
  xsrfToken?: string;
  headers?: Record<string, string>;
  idempotencyKey?: string;
  /** 0 means none. */
  timeoutMs: number;
  withCredentials: boolean;
  signal: AbortSignal;
  /** Called once with the outcome of the request, for the history log. */
  onEnd?: (end: CallEnd) => void;
}

/** A request ready to send. Its signal also aborts on timeout. */
interface PreparedCall extends HttpCall {
  body: string | undefined;
  headers: Record<string, string>;
}

/** Errors for requests without a response. The codes appear in reports. */
const CANCELED: PortalError = { code: 'ERR_CANCELED', kind: 'cancelled' };
const TIMED_OUT: PortalError = { code: 'ECONNABORTED', kind: 'noAnswer', cause: 'timeout' };
const NETWORK_ERROR: PortalError = { code: 'ERR_NETWORK', kind: 'noAnswer', cause: 'network' };

/**
 * Sends a request; all requests of the portal go through this function, except those sent before the application has loaded. Returns
 * validated data, with local-time copies of its UTC instants, or one `PortalError`. Never throws for a failed request.
 */
export async function httpCall(call: HttpCall): Promise<CallResult> {
  const early = call.method === 'GET' && window.takeEarlyResponse?.(call.url, call.token);
  const answer = (early && (await early)) || (await send(call));
  if ('code' in answer) {
    const outcome = answer.kind === 'noAnswer' ? answer.cause : 'cancelled';
    call.onEnd?.({ status: null, outcome, correlationId: null, bytes: 0 });
    return { error: answer };
  }
  const { body, headers, status } = answer;
  const date = headers.get('date');
  noteServerDate(date);
  const endWith = (bytes: number, odd: readonly string[] = []) =>
    call.onEnd?.({ status, outcome: 'answered', correlationId: headers.get('x-request-id')?.slice(0, 64) ?? null, bytes, odd });
  if (typeof body !== 'string') {
    endWith(0);
    if (status === 204 || !isFileResponse(body)) return { error: { code: 'ERR_BAD_RESPONSE', kind: 'unreadable', status } };
    return { data: { content: body, disposition: headers.get('content-disposition') } satisfies ReceivedFile };
  }
  const { odd, ...result } = readResponse(
    { status, text: body, retryAfter: headers.get('retry-after'), date },
    call.responseSchema,
  );
  endWith(body.length, odd);
  return 'data' in result && hasUtcInstant(body) ? { data: await withLocalTimes(result.data) } : result;
}

/** Sends the request and returns the complete response, or the error if there is none. The timeout includes reading the body. */
async function send(call: HttpCall): Promise<RawResponse | PortalError> {
  // Firefox 115 and Safari 17.0 have no `AbortSignal.any`, so one controller is aborted by both the caller's signal and the timeout.
  const ending = new AbortController();
  const end = () => ending.abort();
  if (call.signal.aborted) end();
  call.signal.addEventListener('abort', end);
  const limit = call.timeoutMs > 0 ? setTimeout(end, call.timeoutMs) : undefined;
  const sent = { ...call, body: JSON.stringify(call.body), headers: headersOf(call), signal: ending.signal };
  try {
    return await (call.sendBy ?? fetchResponse)(sent);
  } catch {
    // Browsers throw different errors here, so the reason is derived from the signals instead.
    if (call.signal.aborted) return CANCELED;
    return ending.signal.aborted ? TIMED_OUT : NETWORK_ERROR;
  } finally {
    clearTimeout(limit);
    call.signal.removeEventListener('abort', end);
  }
}

async function fetchResponse({ url, method, headers, signal, ...call }: PreparedCall): Promise<RawResponse> {
  const response = await fetch(url, {
    method,
    headers,
    body: call.body ?? null,
    credentials: call.withCredentials ? 'include' : 'same-origin',
    signal,
  });
  const isFile = call.expectsFile === true && response.ok;
  return {
    status: response.status,
    headers: response.headers,
    body: isFile ? await response.blob() : await response.text(),
  };
}

const headersOf = (call: HttpCall): Record<string, string> => ({
  ...call.headers,
  Accept: 'application/json',
  // For a form, the browser sets the content type itself, because it contains the boundary.
  ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...(call.token === null ? {} : { Authorization: `Bearer ${call.token}` }),
  ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
  ...(call.xsrfToken === undefined ? {} : { 'X-XSRF-TOKEN': call.xsrfToken }),
});

/** An HTML page or a JSON error document is not the requested file. */
const isFileResponse = ({ size, type }: Blob): boolean => size > 0 && !/^(text\/html|application\/([\w.]+\+)?json)/i.test(type);

/**
 * Returns whether the body may contain a UTC instant, whose key contains 'AtUtc' (specification, section 3). A text search is much faster
 * than visiting every key of a thousand loans.
 */
const hasUtcInstant = (text: string): boolean => text.includes('AtUtc');

/**
 * Loads moment only for responses with UTC instants. If it fails to load, the data is returned without local times, because it may
 * confirm that money was taken.
 */
async function withLocalTimes(data: unknown): Promise<unknown> {
  const part = await loadMomentFormats().catch(() => null);
  return part === null ? data : part.addLocalTimes(data);
}
