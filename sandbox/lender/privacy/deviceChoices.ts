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

const CHOICES_COOKIE = 'privacy-choices';
/** Browsers keep cookies for at most 400 days. */
export const CHOICES_COOKIE_DAYS = 400;

const choiceSchema = object({
  isAllowed: boolean(),
  /** Time of the choice, in milliseconds since 1970. */
  at: pipe(number(), integer(), minValue(0), maxValue(8_640_000_000_000_000)),
  changeId: pipe(string(), regex(/^[0-9a-f-]{36}$/)),
});

type StoredDeviceChoice = InferOutput<typeof choiceSchema>;

/** The current choice and the one before it, which is needed for undo. */
type StoredDeviceChoices = Partial<Record<DeviceChoice, StoredDeviceChoice[]>>;

const lastTwoChoicesSchema = exactOptional(pipe(array(choiceSchema), minLength(1), maxLength(2)));
const storedChoicesSchema = object({ saleOrSharing: lastTwoChoicesSchema, analytics: lastTwoChoicesSchema });

/** Whether the browser sends the Global Privacy Control signal. */
export const hasGpcSignal = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers['sec-gpc'] === '1';

function readCookie({ cookies }: FastifyRequest): StoredDeviceChoices {
  try {
    return parse(storedChoicesSchema, JSON.parse(Buffer.from(cookies[CHOICES_COOKIE] ?? '', 'base64url').toString()));
  } catch {
    return {}; // the cookie is missing or invalid
  }
}

export const readDeviceChoice = (request: FastifyRequest, choice: DeviceChoice): StoredDeviceChoice | undefined =>
  readCookie(request)[choice]?.[0];

/** Whether page visits of the browser that sent the request may be counted. */
export const mayCountVisits = (request: FastifyRequest): boolean =>
  !hasGpcSignal(request) && readDeviceChoice(request, 'analytics')?.isAllowed !== false;

/** Stores choices for the browser. @param changeId id of the same click's change to the account, if any @returns that id, or a new one */
export function storeDeviceChoices(
  reply: FastifyReply,
  choices: Partial<Record<DeviceChoice, boolean>>,
  { now, changeId = randomUUID() }: { now: Date; changeId?: string },
): string {
  const kept = readCookie(reply.request);
  for (const choice of DEVICE_CHOICES) {
    const isAllowed = choices[choice];
    if (isAllowed === undefined) continue;
    kept[choice] = [{ isAllowed, at: now.getTime(), changeId }, ...(kept[choice] ?? []).slice(0, 1)];
  }
  writeCookie(reply, kept);
  return changeId;
}

/** Restores the choices before a change. Returns false when none of the change is in force, or it was made before `since`. */
export function undoDeviceChoices(reply: FastifyReply, changeId: string, since: Date): boolean {
  const kept = readCookie(reply.request);
  let isFound = false;
  for (const choice of DEVICE_CHOICES) {
    const [last, before] = kept[choice] ?? [];
    if (last?.changeId !== changeId || last.at < since.getTime()) continue;
    isFound = true;
    if (before === undefined) Reflect.deleteProperty(kept, choice);
    else kept[choice] = [before];
  }
  if (isFound) writeCookie(reply, kept);
  return isFound;
}

/** Also updates the request's own cookies, so that the rest of this request reads the new choices. */
function writeCookie(reply: FastifyReply, kept: StoredDeviceChoices): void {
  const value = Buffer.from(JSON.stringify(kept)).toString('base64url');
  reply.request.cookies[CHOICES_COOKIE] = value;
  void reply.setCookie(CHOICES_COOKIE, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    maxAge: CHOICES_COOKIE_DAYS * 24 * 3600,
  });
}
