/** The secondary-market-agency endpoint, relative to `bases.agency`. Both calls carry the ticket of the mailed link in `X-Contact-Ticket`. */
import type { AdditionalBorrower, AgencyRequest } from './borrower/ocr.ts';
import type { UtcInstant } from './call.ts';

/** The borrower's consent, given in a form of its own. */
export interface AgencyConsent {
  agreedAtUtc: UtcInstant;
  /** Which words were agreed to, for example "2026-11". */
  wording: string;
}

export interface AgencyCalls {
  /** Once per `Idempotency-Key`. 409 `notChecked` when that check has not passed or is not the newest; 400 without consent. */
  'POST sendRequestToFreddieMac': { request: { aimCheckId: string; consent: AgencyConsent }; response: AgencyRequest };
  /** `invite` mails them a link of their own, once; `skip` and `ask` take each other back. 409 `incomeSent` after the agency request. */
  'PUT skipAdditionalBorrower': { request: { action: 'skip' | 'ask' | 'invite' }; response: AdditionalBorrower };
}
