/** How a feature names a call: by its line in the contract, so that the compiler checks method, path, parameters, body and answer. */
import type { GenericSchema } from 'valibot';

import type { AgencyCalls } from '#contract/agency.ts';
import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import type { FileAnswer, FileForm } from '#contract/call.ts';
import type { NotificationCalls } from '#contract/notification.ts';
import type { PaymentCalls } from '#contract/payment.ts';

import type { Outside } from '#platform/listen.ts';

import type { FormContent } from './files.ts';
import { pathOf } from './pathOf.ts';
import type { Sealed } from './sealed.ts';
import { asRead } from './answers/asRead.ts';
import { anything, type ShapeOf } from './answers/checkAnswer.ts';

/** What the base query is given. `route` is the template: logs and reports use it, never the address. */
export interface PortalCall {
  route: string;
  method: string;
  path: string;
  body?: unknown;
  /** Of the answer. */
  shape: ShapeOf<unknown>;
  /** Instead of a body. */
  form?: Sealed<FormContent<string, string>>;
  /** The answer is a file; the base query gives a `DownloadedFile` for it. */
  answersFile?: true;
  /**
   * The answer must not be in the state: it is kept under this name in the store's envelopes, and the base query gives its `Kept` handle.
   */
  keptAs?: string;
  /** Headers that come from outside the store, read when the call is sent; a ticket, for example. */
  headers?: (outside: Outside) => Record<string, string>;
  idempotencyKey?: string;
  /**
   * It moves money: whatever a refusal says, it may have come from something between the portal and the lender, after the lender had
   * done it. So the caller asks what became of the key before it is sent again.
   */
  asksFirst?: true;
  /**
   * It needs no session: the right to it is a ticket, a link or a key that it carries. A 401 is then no reason to sign in, and its screen says
   * what can be done.
   */
  bringsRight?: boolean;
  /** Milliseconds until the call counts as unanswered; none by default (specification, section 9). */
  timeoutMs?: number;
}

type ParamsOf<Route> = Route extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never;

/** Routes of a base. */
export type RoutesOf<Calls> = keyof Calls & string;

export type ResponseOf<Calls, Route extends RoutesOf<Calls>> = Calls[Route] extends { response: infer Response }
  ? Response
  : never;

export type RequestOf<Calls, Route extends RoutesOf<Calls>> = Calls[Route] extends { request: infer Request } ? Request : never;

type BodyOf<Calls, Route extends RoutesOf<Calls>> = [RequestOf<Calls, Route>] extends [never]
  ? { body?: never }
  : { body: RequestOf<Calls, Route> | Sealed<RequestOf<Calls, Route>> };

type FormOf<Calls, Route extends RoutesOf<Calls>> = Calls[Route] extends { form: FileForm<infer TextName, infer FileName> }
  ? { form: Sealed<FormContent<TextName, FileName>> }
  : { form?: never };

type Details<Calls, Route extends RoutesOf<Calls>> = ([ParamsOf<Route>] extends [never]
  ? { params?: never }
  : { params: Record<ParamsOf<Route>, string> }) &
  (Calls[Route] extends { form: unknown; request: unknown }
    ? (BodyOf<Calls, Route> & { form?: never }) | (FormOf<Calls, Route> & { body?: never })
    : BodyOf<Calls, Route> & FormOf<Calls, Route>) &
  (Calls[Route] extends { response: FileAnswer }
    ? { answersFile: true; answer?: never }
    : { answersFile?: never; answer: GenericSchema<unknown, ResponseOf<Calls, Route>> }) &
  Pick<PortalCall, 'idempotencyKey' | 'timeoutMs' | 'asksFirst' | 'bringsRight' | 'keptAs' | 'headers'>;

type LooseDetails = Omit<PortalCall, 'route' | 'method' | 'path' | 'shape'> & {
  params?: Record<string, string>;
  answer?: GenericSchema;
};

const callTo =
  <Calls>() =>
  <Route extends RoutesOf<Calls>>(route: Route, details: Details<Calls, Route>): PortalCall => {
    const space = route.indexOf(' ');
    // `Details` adds parameters and body only where the route has them; its fields are always among these.
    const { params, answer, ...rest } = details as LooseDetails; // `Details` is one of its forms
    const shape = answer === undefined ? anything : asRead(answer);
    return { route, method: route.slice(0, space), path: pathOf(route.slice(space + 1), params), shape, ...rest };
  };

export const paymentCall = callTo<PaymentCalls>();
export const borrowerCall = callTo<BorrowerCalls>();
export const notificationCall = callTo<NotificationCalls>();
export const agencyCall = callTo<AgencyCalls>();
