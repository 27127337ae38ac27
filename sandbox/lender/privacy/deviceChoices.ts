/** Privacy choices for a browser, stored in a cookie that scripts cannot read. The cookie does not identify the user. */
import { randomUUID } from 'node:crypto';

import type {} from '@fastify/cookie'; // for the types of `cookies` and `setCookie`
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
/** Browsers keep cookies for at most 400 days. */
export const KEPT_DAYS = 400;

const chosen = object({
  isAllowed: boolean(),
  /** Time of the choice, in milliseconds since 1970. */
  at: pipe(number(), integer(), minValue(0), maxValue(8_640_000_000_000_000)),
  changeId: pipe(string(), regex(/^[0-9a-f-]{36}$/)),
});

export type DeviceChosen = InferOutput<typeof chosen>;

/** The current choice and the one before it, which is needed for undo. */
type Kept = Partial<Record<DeviceChoice, DeviceChosen[]>>;

const lastTwo = exactOptional(pipe(array(chosen), minLength(1), maxLength(2)));
const keptSchema = object({ saleOrSharing: lastTwo, analytics: lastTwo });

/** Whether the browser sends the Global Privacy Control signal. */
export const isSignalOn = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers['sec-gpc'] === '1';

function read({ cookies }: FastifyRequest): Kept {
  try {
    return parse(keptSchema, JSON.parse(Buffer.from(cookies[COOKIE] ?? '', 'base64url').toString()));
  } catch {
    return {}; // the cookie is missing or invalid
  }
}

/** Returns the choice stored for the browser that sent the request, or undefined. */
export const deviceChosen = (request: FastifyRequest, choice: DeviceChoice): DeviceChosen | undefined =>
  read(request)[choice]?.[0];

/** Whether page visits of the browser that sent the request may be counted. */
export const mayCount = (request: FastifyRequest): boolean =>
  !isSignalOn(request) && deviceChosen(request, 'analytics')?.isAllowed !== false;

/** Stores choices for the browser. @param changeId id of the same click's change to the account, if any @returns that id, or a new one */
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

/** Restores the choices before a change. Returns false when none of the change is in force, or it was made before `since`. */
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

/** Also updates the request's own cookies, so that the rest of this request reads the new choices. */
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
