import type { AxiosError } from 'axios';
import send from 'axios/lib/adapters/xhr.js';

import { noteServerDate } from '#platform/config/lenderClock.ts';
import type { CallEnd } from '#platform/history/history.ts';

import type {} from './early/earlyCalls.ts'; // the window's `takeEarlyAnswer`
import type { ArrivedFile } from './files.ts';
import type { PortalError } from './portalError.ts';
import { readAnswer, type CallResult } from './answers/readAnswer.ts';
import type { ShapeOf } from './answers/shapes.ts';

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

/**
 * The only place in the portal that makes a request. Answers data of the given shape with local-time copies, or one `PortalError`; never
 * throws for a failed call.
 */
export async function httpCall(call: HttpCall): Promise<CallResult> {
  try {
    const early = call.method === 'GET' && window.takeEarlyAnswer?.(call.url, call.token);
    const response =
      (early && (await early)) ||
      (await send({
        url: call.url,
        method: call.method,
        ...(call.body === undefined ? {} : { data: JSON.stringify(call.body) }),
        // The browser sets the content type, because it contains the boundary.
        ...(call.form === undefined ? {} : { data: call.form }),
        ...(call.onProgress === undefined ? {} : { onUploadProgress: ({ progress = 0 }) => call.onProgress?.(progress) }),
        headers: {
          ...call.headers,
          Accept: 'application/json',
          ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(call.token === null ? {} : { Authorization: `Bearer ${call.token}` }),
          ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
          ...(call.xsrfToken === undefined ? {} : { 'X-XSRF-TOKEN': call.xsrfToken }),
        },
        withCredentials: call.withCredentials,
        timeout: call.timeoutMs,
        signal: call.signal,
        responseType: call.answersFile === true ? 'blob' : 'text',
        validateStatus: () => true,
      }));
    const { data, headers, status } = response;
    noteServerDate(headers['date']);
    const isGood = status >= 200 && status < 300;
    const endWith = (bytes: number, odd: readonly string[] = []) =>
      call.onEnd?.({ status, outcome: 'answered', correlationId: idOf(headers['x-request-id']), bytes, odd });
    if (isGood && data instanceof Blob) {
      endWith(0);
      if (status === 204 || !seemsFile(data)) return { error: { code: 'ERR_BAD_RESPONSE', kind: 'unreadable', status } };
      return { data: { content: data, disposition: headers['content-disposition'] } satisfies ArrivedFile };
    }
    const text = data instanceof Blob ? await data.text() : typeof data === 'string' ? data : '';
    const { odd, ...result } = readAnswer(
      { status, text, retryAfter: headers['retry-after'], date: headers['date'] },
      call.shape,
    );
    endWith(text.length, odd);
    return 'data' in result && hasUtcInstant(text) ? { data: await withLocalTimes(result.data) } : result;
  } catch (failure) {
    const error = errorOf(failure);
    const outcome = error.kind === 'noAnswer' ? error.cause : 'cancelled';
    call.onEnd?.({ status: null, outcome, correlationId: null, bytes: 0 });
    return { error };
  }
}

/** A gateway's page or a record of what went wrong is none. */
const seemsFile = ({ size, type }: Blob): boolean => size > 0 && !/^(text\/html|application\/([\w.]+\+)?json)/i.test(type);

const idOf = (header: unknown): string | null => (typeof header === 'string' ? header.slice(0, 64) : null);

/** Like axios' own `isAxiosError`, which would load all of axios. */
const isAxiosError = (failure: unknown): failure is AxiosError =>
  typeof failure === 'object' && failure !== null && 'isAxiosError' in failure && failure.isAxiosError === true;

/** Of a call without an answer. */
function errorOf(failure: unknown): PortalError {
  if (!isAxiosError(failure)) throw failure;
  const code = failure.code ?? 'ERR_UNKNOWN';
  if (code === 'ERR_CANCELED') return { code, kind: 'cancelled' };
  return { code, kind: 'noAnswer', cause: code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network' };
}

/** Whether a record may have a key that contains 'AtUtc' (specification, section 3). To look at every key of a thousand loans takes far longer. */
const hasUtcInstant = (text: string): boolean => text.includes('AtUtc');

/** moment is loaded only by answers that carry an instant. Without it the answer still counts: it may say that money was taken. */
async function withLocalTimes(data: unknown): Promise<unknown> {
  const part = await import(/* webpackChunkName: "localTimes" */ '#domain/time/localTimes.ts').catch(() => null);
  return part === null ? data : part.addLocalTimes(data);
}
