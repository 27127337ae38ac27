/** Builds calls from their route in the contract, so that the compiler checks method, path, parameters, body and response. */
import type { GenericSchema } from 'valibot';

import type { AgencyCalls } from '#contract/agency.ts';
import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import type { FileResponse, FileForm } from '#contract/call.ts';
import type { NotificationCalls } from '#contract/notification.ts';
import type { PaymentCalls } from '#contract/payment.ts';
import type { Dependencies } from '#platform/storeTypes.ts';

import type { FormContent } from './files.ts';
import type { SecretHandle } from './secretVault.ts';
import { tolerantSchema } from './responses/tolerantSchema.ts';
import { anyJson, type ResponseSchema } from './responses/validateResponse.ts';

/** The argument of the base query. `route` is the template such as `GET loans/{id}`; logs and reports use it instead of the real URL. */
export interface PortalCall {
  route: string;
  method: string;
  path: string;
  body?: unknown;
  responseSchema: ResponseSchema<unknown>;
  /** Sent instead of a JSON body. */
  form?: SecretHandle<FormContent<string, string>>;
  /** The base query then returns a `DownloadedFile`. */
  expectsFile?: true;
  /**
   * Keeps the response out of the Redux state: it is stored under this name in the store's vault, and the base query returns a
   * `StoredHandle`.
   */
  storedAs?: string;
  /** Extra headers with values from outside the store, such as a ticket. They are read when the request is sent. */
  headers?: (outside: Dependencies) => Record<string, string>;
  idempotencyKey?: string;
  /**
   * Set for calls that move money. Such a call is never resent automatically, not even after a 4xx: a proxy may have sent that response
   * after the lender had processed the request. The caller checks the outcome of the idempotency key first.
   */
  requiresOutcomeCheck?: true;
  /**
   * The call needs no session, because it carries its own proof of access: a ticket, a link or a key. A 401 then does not redirect to
   * sign-in; the screen explains what to do.
   */
  linkAuth?: boolean;
  /** None by default (specification, section 9). */
  timeoutMs?: number;
}

type ParamsOf<Route> = Route extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never;

export type RoutesOf<Calls> = keyof Calls & string;

export type ResponseOf<Calls, Route extends RoutesOf<Calls>> = Calls[Route] extends { response: infer Response }
  ? Response
  : never;

export type RequestOf<Calls, Route extends RoutesOf<Calls>> = Calls[Route] extends { request: infer Request } ? Request : never;

type BodyOf<Calls, Route extends RoutesOf<Calls>> = [RequestOf<Calls, Route>] extends [never]
  ? { body?: never }
  : { body: RequestOf<Calls, Route> | SecretHandle<RequestOf<Calls, Route>> };

type FormOf<Calls, Route extends RoutesOf<Calls>> = Calls[Route] extends { form: FileForm<infer TextName, infer FileName> }
  ? { form: SecretHandle<FormContent<TextName, FileName>> }
  : { form?: never };

type CallDetails<Calls, Route extends RoutesOf<Calls>> = ([ParamsOf<Route>] extends [never]
  ? { params?: never }
  : { params: Record<ParamsOf<Route>, string> }) &
  (Calls[Route] extends { form: unknown; request: unknown }
    ? (BodyOf<Calls, Route> & { form?: never }) | (FormOf<Calls, Route> & { body?: never })
    : BodyOf<Calls, Route> & FormOf<Calls, Route>) &
  (Calls[Route] extends { response: FileResponse }
    ? { expectsFile: true; answer?: never }
    : { expectsFile?: never; answer: GenericSchema<unknown, ResponseOf<Calls, Route>> }) &
  Pick<PortalCall, 'idempotencyKey' | 'timeoutMs' | 'requiresOutcomeCheck' | 'linkAuth' | 'storedAs' | 'headers'>;

type LooseCallDetails = Omit<PortalCall, 'route' | 'method' | 'path' | 'responseSchema' | 'expectsFile'> & {
  params?: Record<string, string>;
  answer?: GenericSchema;
};

const createCallBuilder =
  <Calls>() =>
  <Route extends RoutesOf<Calls>>(route: Route, details: CallDetails<Calls, Route>): PortalCall => {
    const space = route.indexOf(' ');
    // `CallDetails` adds parameters and body only where the route has them. `LooseCallDetails` lists all fields that it can have.
    const { params, answer, ...rest } = details as LooseCallDetails;
    const responseSchema = answer === undefined ? anyJson : tolerantSchema(answer);
    return { route, method: route.slice(0, space), path: pathOf(route.slice(space + 1), params), responseSchema, ...rest };
  };

export const paymentCall = createCallBuilder<PaymentCalls>();
export const borrowerCall = createCallBuilder<BorrowerCalls>();
export const notificationCall = createCallBuilder<NotificationCalls>();
export const agencyCall = createCallBuilder<AgencyCalls>();

/**
 * Fills the `{name}` placeholders of a route. Each value becomes one encoded path segment.
 * @throws TypeError if a value is missing, empty, "." or ".."
 */
export function pathOf(template: string, params: Record<string, string> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = params[name];
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new TypeError(`"${name}" of ${template} is missing or not a path segment`);
    }
    return encodeURIComponent(value);
  });
}
