/** The secondary-market-agency endpoint, relative to `bases.agency`. Both calls carry the ticket of the mailed link in `X-Contact-Ticket`. */
import { maxLength, pipe, strictObject, string, type InferOutput } from 'valibot';

import type { AdditionalBorrower, AgencyRequest } from './borrower/ocr.ts';
import { identifier, knownCodes, sensitive, textUpTo } from './schema.ts';

/** The borrower's consent, given in a form of its own. */
const agencyConsentSchema = strictObject({
  /** An instant in UTC; the rules judge it. */
  agreedAtUtc: sensitive('none', pipe(string(), maxLength(40))),
  /** Which words were agreed to, for example "2026-11". */
  wording: sensitive('none', textUpTo(40)),
});
export type AgencyConsent = InferOutput<typeof agencyConsentSchema>;

export const newAgencyRequestSchema = strictObject({ aimCheckId: sensitive('id', identifier), consent: agencyConsentSchema });
export type NewAgencyRequest = InferOutput<typeof newAgencyRequestSchema>;

/** `invite` mails them a link of their own, once; `skip` and `ask` take each other back. */
export const otherBorrowerActionSchema = strictObject({ action: knownCodes(['skip', 'ask', 'invite']) });
export type OtherBorrowerAction = InferOutput<typeof otherBorrowerActionSchema>;

export interface AgencyCalls {
  /** Once per `Idempotency-Key`. 409 `notChecked` when that check has not passed or is not the newest; 400 without consent. */
  'POST sendRequestToFreddieMac': { request: NewAgencyRequest; response: AgencyRequest };
  /** Of somebody else on the application. 409 `incomeSent` after the agency request. */
  'PUT skipAdditionalBorrower': { request: OtherBorrowerAction; response: AdditionalBorrower };
}
