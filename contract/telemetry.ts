/** What a collector of the lender's own gets about visits, one event a request. There is no other field, and nothing about who it is. */
import { literal, maxLength, pipe, regex, strictObject, string, variant, type InferOutput } from 'valibot';

import { dateOnly } from './schema.ts';

/** A pattern has names where an address has values: letters, hyphens and `:names`, so that no number, mail address or token fits. */
const routePattern = pipe(string(), maxLength(100), regex(/^(\/:?[A-Za-z]+(-[A-Za-z]+)*\??)+$/));

export const telemetryEventSchema = variant('event', [
  /** A page was shown: its pattern in the route table, such as `/loans/:loanIdentifier`, never the address. */
  strictObject({ event: literal('page'), route: routePattern }),
  /** Somebody is signed in. `hireDate` tells the lender's own people from borrowers, who all have the same one. */
  strictObject({ event: literal('identify'), hireDate: dateOnly }),
]);
export type TelemetryEvent = InferOutput<typeof telemetryEventSchema>;
