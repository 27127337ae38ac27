/**
 * Page visit events for the lender's own analytics collector, one event per request. An event has no other fields and does not identify
 * the user.
 */
import { literal, maxLength, pipe, regex, strictObject, string, variant, type InferOutput } from 'valibot';

import { dateOnly } from './schema.ts';

/** A route pattern. It consists of letters, hyphens and `:names` only, so that no number, email address or token can get in. */
const routePattern = pipe(string(), maxLength(100), regex(/^(\/:?[A-Za-z]+(-[A-Za-z]+)*\??)+$/));

export const telemetryEventSchema = variant('event', [
  /** A page was shown. `route` is its pattern in the route table, for example `/loans/:loanIdentifier`, never the URL. */
  strictObject({ event: literal('page'), route: routePattern }),
  /** A user is signed in. `hireDate` distinguishes the lender's employees from borrowers, who all have the same date. */
  strictObject({ event: literal('identify'), hireDate: dateOnly }),
]);
export type TelemetryEvent = InferOutput<typeof telemetryEventSchema>;
