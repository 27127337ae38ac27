/** The secondary-market-agency endpoint, relative to `bases.agency`. */
import type { Listed } from './call.ts';

export interface AgencyCalls {
  'POST sendRequestToFreddieMac': Listed;
  'PUT skipAdditionalBorrower': Listed;
}
