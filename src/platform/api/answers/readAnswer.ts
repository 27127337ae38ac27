import type { PortalError } from '../portalError.ts';
import { checkAnswer, type ShapeOf } from './checkAnswer.ts';

/** What came back for a call. Its body has been read to the end: a file that was asked for, and text otherwise. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string | Blob;
}

/** What of it is read here. */
export interface ArrivedAnswer {
  status: number;
  /** The body; empty where there is none. */
  text: string;
  /** The header `Retry-After`, if there is one. */
  retryAfter?: unknown;
  /** The header `Date`, which another origin may keep to itself. */
  date?: unknown;
}

export type CallResult = { data: unknown } | { error: PortalError };

/** `odd`: what was not as the contract says, without anything that was sent; for the history. */
type Reading = CallResult & { odd?: readonly string[] };

/** Codes of failed answers, for reports: the lender refused what was asked, or its answer is its own failure. */
const ERR_BAD_REQUEST = 'ERR_BAD_REQUEST';
const ERR_BAD_RESPONSE = 'ERR_BAD_RESPONSE';

/** What a base's answer says: data of this shape, or one `PortalError`. The only place where an answer is believed. */
export function readAnswer({ status, text, retryAfter, date }: ArrivedAnswer, shape: ShapeOf<unknown>): Reading {
  const body = status === 204 ? null : parse(text);
  const kind = body === unreadable ? 'unreadable' : 'emptyBody';
  if (status < 200 || status >= 300) {
    const seconds = secondsOf(retryAfter, date);
    const code = status >= 500 ? ERR_BAD_RESPONSE : ERR_BAD_REQUEST;
    const facts = { code, status, ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}) };
    const isSaid = body !== unreadable && body !== empty && body !== null;
    return { error: isSaid ? { ...facts, kind: 'body', body } : { ...facts, kind } };
  }
  // Where there is nothing to say, many servers say it with 200.
  if (body === empty && shape.type === 'null') return { data: null };
  if (body === unreadable || body === empty) return { error: { code: ERR_BAD_RESPONSE, kind, status } };
  const inside = failureInside(body);
  if (inside !== null) return { error: inside };
  const { isGood, answer, odd } = checkAnswer(shape, body);
  const told = odd.length === 0 ? {} : { odd };
  return isGood ? { data: answer, ...told } : { error: { code: ERR_BAD_RESPONSE, kind: 'misshapen' }, ...told };
}

/** `Retry-After` is a number of seconds or a moment (RFC 9110). */
function secondsOf(retryAfter: unknown, date: unknown): number {
  if (typeof retryAfter !== 'string' || !Number.isNaN(Number(retryAfter))) return Number(retryAfter);
  const now = typeof date === 'string' ? Date.parse(date) : Date.now();
  return Math.ceil((Date.parse(retryAfter) - now) / 1000);
}

/** A list wrapper that carries `error` inside a 200 is a failure (specification, section 3: payment account list). */
function failureInside(data: unknown): PortalError | null {
  if (typeof data !== 'object' || data === null || !('error' in data) || !('accounts' in data)) return null;
  const { error } = data;
  if (typeof error !== 'object' || error === null) return null;
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return { code: ERR_BAD_RESPONSE, kind: 'body', status, body: error };
}

const empty = Symbol('nothing');
const unreadable = Symbol('no JSON');

/** The text of a body that is not JSON is dropped, because it may hold anything. */
function parse(text: string): unknown {
  if (text.trim() === '') return empty;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return unreadable;
  }
}
