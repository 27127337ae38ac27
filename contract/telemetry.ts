/** What a collector of the lender's own gets about visits, one event a request. There is no other field, and nothing about who it is. */
import type { DateOnly } from './call.ts';

export type TelemetryEvent =
  /** A page was shown: its pattern in the route table, such as `/loans/:loanIdentifier`, never the address. */
  | { event: 'page'; route: string }
  /** Somebody is signed in. `hireDate` tells the lender's own people from borrowers, who all have the same one. */
  | { event: 'identify'; hireDate: DateOnly };
