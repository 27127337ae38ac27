import { loadLocalTimes } from '#domain/time/loadLocalTimes.ts';
import { noteServerDate } from '#platform/config/lenderClock.ts';
import type { CallEnd } from '#platform/history/history.ts';

import type {} from './earlyCalls.ts'; // the window's `takeEarlyAnswer`
import type { ArrivedFile } from './files.ts';
import type { PortalError } from './portalError.ts';
import type { FormCall } from './sendForm.ts';
import { readAnswer, type Answer, type CallResult } from './answers/readAnswer.ts';
import type { ShapeOf } from './answers/checkAnswer.ts';

/** One request, as the HTTP layer needs it. */
export interface HttpCall {
  url: string;
  method: string;
  body?: unknown;
  /** Sends it instead of `fetch`, with a form instead of a body. It rejects when no answer came. */
  sendBy?: (call: FormCall) => Promise<Answer>;
  /** The answer is a file. */
  answersFile?: boolean;
  /** What a success has to look like; of a file it is not asked. */
  shape: ShapeOf<unknown>;
  token: string | null;
  /** Of a write on the portal's own origin. */
  xsrfToken?: string;
  /** Besides those that every call has. */
  headers?: Record<string, string>;
  idempotencyKey?: string;
  /** Milliseconds; 0 waits forever. */
  timeoutMs: number;
  withCredentials: boolean;
  signal: AbortSignal;
  /** Told once, for the history: how it ended. */
  onEnd?: (end: CallEnd) => void;
}

/** A call as it leaves: with its body as text, all its headers, and a signal that also ends it when its time is over. */
interface SentCall extends HttpCall {
  body: string | undefined;
  headers: Record<string, string>;
}

/** How a call without an answer failed. The codes are for reports. */
const CANCELED: PortalError = { code: 'ERR_CANCELED', kind: 'cancelled' };
const TOO_LATE: PortalError = { code: 'ECONNABORTED', kind: 'noAnswer', cause: 'timeout' };
const UNREACHED: PortalError = { code: 'ERR_NETWORK', kind: 'noAnswer', cause: 'network' };

/**
 * The only place in the portal that makes a request. Answers data of the given shape with local-time copies, or one `PortalError`; never
 * throws for a failed call.
 */
export async function httpCall(call: HttpCall): Promise<CallResult> {
  const early = call.method === 'GET' && window.takeEarlyAnswer?.(call.url, call.token);
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
    if (status === 204 || !seemsFile(body)) return { error: { code: 'ERR_BAD_RESPONSE', kind: 'unreadable', status } };
    return { data: { content: body, disposition: headers.get('content-disposition') } satisfies ArrivedFile };
  }
  const { odd, ...result } = readAnswer({ status, text: body, retryAfter: headers.get('retry-after'), date }, call.shape);
  endWith(body.length, odd);
  return 'data' in result && hasUtcInstant(body) ? { data: await withLocalTimes(result.data) } : result;
}

/** Gives the whole answer, or why there is none. The time limit is for all of it, the body included. */
async function send(call: HttpCall): Promise<Answer | PortalError> {
  // Firefox 115 and Safari 17.0 have no `AbortSignal.any`, so the call's own signal and its time limit end one controller.
  const ending = new AbortController();
  const end = () => ending.abort();
  if (call.signal.aborted) end();
  call.signal.addEventListener('abort', end);
  const limit = call.timeoutMs > 0 ? setTimeout(end, call.timeoutMs) : undefined;
  const sent = { ...call, body: JSON.stringify(call.body), headers: headersOf(call), signal: ending.signal };
  try {
    return await (call.sendBy ?? fetchAnswer)(sent);
  } catch {
    // Browsers differ in what they throw, so the reason is read from what can end a call.
    if (call.signal.aborted) return CANCELED;
    return ending.signal.aborted ? TOO_LATE : UNREACHED;
  } finally {
    clearTimeout(limit);
    call.signal.removeEventListener('abort', end);
  }
}

async function fetchAnswer({ url, method, headers, signal, ...call }: SentCall): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers,
    body: call.body ?? null,
    credentials: call.withCredentials ? 'include' : 'same-origin',
    signal,
  });
  const isFile = call.answersFile === true && response.ok;
  return {
    status: response.status,
    headers: response.headers,
    body: isFile ? await response.blob() : await response.text(),
  };
}

const headersOf = (call: HttpCall): Record<string, string> => ({
  ...call.headers,
  Accept: 'application/json',
  // Of a form the browser sets the content type, because it contains the boundary.
  ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...(call.token === null ? {} : { Authorization: `Bearer ${call.token}` }),
  ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
  ...(call.xsrfToken === undefined ? {} : { 'X-XSRF-TOKEN': call.xsrfToken }),
});

/** A gateway's page or a record of what went wrong is none. */
const seemsFile = ({ size, type }: Blob): boolean => size > 0 && !/^(text\/html|application\/([\w.]+\+)?json)/i.test(type);

/** Whether a record may have a key that contains 'AtUtc' (specification, section 3). To look at every key of a thousand loans takes far longer. */
const hasUtcInstant = (text: string): boolean => text.includes('AtUtc');

/** moment is loaded only by answers that carry an instant. Without it the answer still counts: it may say that money was taken. */
async function withLocalTimes(data: unknown): Promise<unknown> {
  const part = await loadLocalTimes().catch(() => null);
  return part === null ? data : part.addLocalTimes(data);
}
