/** What was chosen for a browser, in a cookie that no script can read. It says nothing about who uses the browser. */
import { randomUUID } from 'node:crypto';

import type {} from '@fastify/cookie'; // types of `cookies` and `setCookie`
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  array,
  boolean,
  exactOptional,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  parse,
  pipe,
  regex,
  string,
  type InferOutput,
} from 'valibot';

import type { DeviceChoice } from '#contract/borrower/privacy.ts';
import { DEVICE_CHOICES } from './choices.ts';

const COOKIE = 'privacy-choices';
/** As long as browsers keep a cookie. */
export const KEPT_DAYS = 400;

const chosen = object({
  isAllowed: boolean(),
  /** Milliseconds since 1970. */
  at: pipe(number(), integer(), minValue(0), maxValue(8_640_000_000_000_000)),
  changeId: pipe(string(), regex(/^[0-9a-f-]{36}$/)),
});

export type DeviceChosen = InferOutput<typeof chosen>;

/** The choice that counts, and the one before it, for taking a press back. */
type Kept = Partial<Record<DeviceChoice, DeviceChosen[]>>;

const lastTwo = exactOptional(pipe(array(chosen), minLength(1), maxLength(2)));
const keptSchema = object({ saleOrSharing: lastTwo, analytics: lastTwo });

/** Global Privacy Control, as the browser says it with each request. */
export const isSignalOn = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers['sec-gpc'] === '1';

function read({ cookies }: FastifyRequest): Kept {
  try {
    return parse(keptSchema, JSON.parse(Buffer.from(cookies[COOKIE] ?? '', 'base64url').toString()));
  } catch {
    return {}; // none, or not one of ours
  }
}

/** What was chosen for the browser that asks; undefined where nothing was. */
export const deviceChosen = (request: FastifyRequest, choice: DeviceChoice): DeviceChosen | undefined =>
  read(request)[choice]?.[0];

/** Whether visits of the browser that asks may be counted. */
export const mayCount = (request: FastifyRequest): boolean =>
  !isSignalOn(request) && deviceChosen(request, 'analytics')?.isAllowed !== false;

/** Keeps choices for the browser. @param changeId of the same press at the account. @returns it, or a new one */
export function keepForDevice(
  reply: FastifyReply,
  choices: Partial<Record<DeviceChoice, boolean>>,
  { now, changeId = randomUUID() }: { now: Date; changeId?: string },
): string {
  const kept = read(reply.request);
  for (const choice of DEVICE_CHOICES) {
    const isAllowed = choices[choice];
    if (isAllowed === undefined) continue;
    kept[choice] = [{ isAllowed, at: now.getTime(), changeId }, ...(kept[choice] ?? []).slice(0, 1)];
  }
  write(reply, kept);
  return changeId;
}

/** Puts back what counted before a press. False when nothing of it counts, or it was made before `since`. */
export function takeBackForDevice(reply: FastifyReply, changeId: string, since: Date): boolean {
  const kept = read(reply.request);
  let isFound = false;
  for (const choice of DEVICE_CHOICES) {
    const [last, before] = kept[choice] ?? [];
    if (last?.changeId !== changeId || last.at < since.getTime()) continue;
    isFound = true;
    if (before === undefined) Reflect.deleteProperty(kept, choice);
    else kept[choice] = [before];
  }
  if (isFound) write(reply, kept);
  return isFound;
}

/** Also into the request's own cookies, so that the answer reads what the browser will have. */
function write(reply: FastifyReply, kept: Kept): void {
  const value = Buffer.from(JSON.stringify(kept)).toString('base64url');
  reply.request.cookies[COOKIE] = value;
  void reply.setCookie(COOKIE, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    maxAge: KEPT_DAYS * 24 * 3600,
  });
}
