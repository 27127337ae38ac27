/**
 * Calls of the secondary market agency endpoint, relative to `bases.agency`. Both carry the emailed link's ticket in the
 * `X-Contact-Ticket` header.
 */
import { maxLength, pipe, strictObject, string, type InferOutput } from 'valibot';

import type { AdditionalBorrower, AgencyRequest } from './borrower/ocr.ts';
import { identifier, strictCodes, sensitive, textUpTo } from './schema.ts';

/** Consent to the agency request, which the borrower gives in a form of its own. */
const agencyConsentSchema = strictObject({
  /** When the borrower agreed, as an ISO 8601 instant in UTC. The server validates the format. */
  agreedAtUtc: sensitive('none', pipe(string(), maxLength(40))),
  /** Version of the consent text that was agreed to, for example "2026-11". */
  wording: sensitive('none', textUpTo(40)),
});
export type AgencyConsent = InferOutput<typeof agencyConsentSchema>;

export const newAgencyRequestSchema = strictObject({ aimCheckId: sensitive('id', identifier), consent: agencyConsentSchema });
export type NewAgencyRequest = InferOutput<typeof newAgencyRequestSchema>;

/** `skip` leaves the other borrower's income out, `ask` undoes a skip, and `invite` emails them a link of their own, once. */
export const otherBorrowerActionSchema = strictObject({ action: strictCodes(['skip', 'ask', 'invite']) });
export type OtherBorrowerAction = InferOutput<typeof otherBorrowerActionSchema>;

export interface AgencyCalls {
  /**
   * Requires `Idempotency-Key`; sent only once per key. 409 `notChecked` when the check has not passed or is not the newest; 400 without
   * consent.
   */
  'POST sendRequestToFreddieMac': { request: NewAgencyRequest; response: AgencyRequest };
  /** Changes the state of the other borrower on the application. 409 `incomeSent` after the agency request was sent. */
  'PUT skipAdditionalBorrower': { request: OtherBorrowerAction; response: AdditionalBorrower };
}
