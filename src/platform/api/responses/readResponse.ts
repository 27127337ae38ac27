import type { PortalError } from '../portalError.ts';
import { validateResponse, type ResponseSchema } from './validateResponse.ts';

/** An HTTP response whose body has been read completely: a Blob for a file download, text otherwise. */
export interface RawResponse {
  status: number;
  headers: Headers;
  body: string | Blob;
}

export interface ResponseParts {
  status: number;
  text: string;
  retryAfter?: unknown;
  /** The `Date` header. A cross-origin server may not expose it. */
  date?: unknown;
}

export type CallResult = { data: unknown } | { error: PortalError };

/** `odd` lists what does not match the contract, for the history log. It contains nothing of the data itself. */
type ReadResult = CallResult & { odd?: readonly string[] };

/** Error codes for reports: the server refused the request (4xx), or the server itself failed. */
const ERR_BAD_REQUEST = 'ERR_BAD_REQUEST';
const ERR_BAD_RESPONSE = 'ERR_BAD_RESPONSE';

/** Turns a response into validated data or one `PortalError`. This is the only place that decides whether to trust a response. */
export function readResponse({ status, text, retryAfter, date }: ResponseParts, shape: ResponseSchema<unknown>): ReadResult {
  const body = status === 204 ? null : parseBody(text);
  const kind = body === NOT_JSON ? 'unreadable' : 'emptyBody';
  if (status < 200 || status >= 300) {
    const seconds = retryAfterSecondsOf(retryAfter, date);
    const code = status >= 500 ? ERR_BAD_RESPONSE : ERR_BAD_REQUEST;
    const facts = { code, status, ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}) };
    const isSaid = body !== NOT_JSON && body !== EMPTY_BODY && body !== null;
    return { error: isSaid ? { ...facts, kind: 'body', body } : { ...facts, kind } };
  }
  // Many servers send 200 with an empty body where there is no content to return.
  if (body === EMPTY_BODY && shape.type === 'null') return { data: null };
  if (body === NOT_JSON || body === EMPTY_BODY) return { error: { code: ERR_BAD_RESPONSE, kind, status } };
  const inside = embeddedFailure(body);
  if (inside !== null) return { error: inside };
  const { isGood, answer, odd } = validateResponse(shape, body);
  const told = odd.length === 0 ? {} : { odd };
  return isGood ? { data: answer, ...told } : { error: { code: ERR_BAD_RESPONSE, kind: 'misshapen' }, ...told };
}

/** `Retry-After` is a number of seconds or a date (RFC 9110). Returns seconds. */
function retryAfterSecondsOf(retryAfter: unknown, date: unknown): number {
  if (typeof retryAfter !== 'string' || !Number.isNaN(Number(retryAfter))) return Number(retryAfter);
  const now = typeof date === 'string' ? Date.parse(date) : Date.now();
  return Math.ceil((Date.parse(retryAfter) - now) / 1000);
}

/** The payment account list can report a failure inside a 200 response, in an `error` field (specification, section 3). */
function embeddedFailure(data: unknown): PortalError | null {
  if (typeof data !== 'object' || data === null || !('error' in data) || !('accounts' in data)) return null;
  const { error } = data;
  if (typeof error !== 'object' || error === null) return null;
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return { code: ERR_BAD_RESPONSE, kind: 'body', status, body: error };
}

const EMPTY_BODY = Symbol('nothing');
const NOT_JSON = Symbol('no JSON');

/** The text of a body that is not JSON is dropped, because it may contain anything, even personal data. */
function parseBody(text: string): unknown {
  if (text.trim() === '') return EMPTY_BODY;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return NOT_JSON;
  }
}
