/** Reasons for which an API rejects a request. The portal reacts to a few of them; all others only show their message to the user. */
import { array, exactOptional, object, record, string, type InferOutput } from 'valibot';

import { strictCodes, sensitive } from './schema.ts';

const refusalCode = strictCodes([
  // This code and the next five: a payment is rejected with 409, and nothing was charged. `amountChanged`: the amount due differs from
  // the confirmed one.
  'amountChanged',
  'nothingDue',
  // Another servicer takes the payments of this loan.
  'notPayableHere',
  // Another payment on this loan or fee is processing. Also used when a saved payment method cannot be removed because it is being
  // charged.
  'paymentInProgress',
  'feePaid',
  'feeCancelled',
  // 409: the payment method cannot be removed, because the bank has not paid a debit from it yet.
  'inUse',
  // 422: the idempotency key was already used with a different body.
  'keyReused',
  // 404: the identity check, or adding a loan, found no match. The response is the same no matter which field did not match.
  'noMatch',
  // 403: the ticket has expired, was already used for a payment, or never existed. The identity check has to be repeated.
  'ticketEnded',
  // 422: the human check failed, was already used or is too old.
  'humanCheck',
  // 409: the loan is already on the caller's list.
  'alreadyListed',
  // 409: the mailing address was changed elsewhere in the meantime.
  'addressChanged',
  // 409: the alert was changed elsewhere in the meantime.
  'alertChanged',
  // 409: a privacy choice was changed elsewhere in the meantime.
  'choiceChanged',
  // 409: the browser's Global Privacy Control signal is on and overrides the choice.
  'signalOn',
  // 409: the alert was set for an email address other than the account's.
  'otherEmail',
  // 409: the officer has accepted the document or closed the request.
  'taskClosed',
  // 409: the person has reached the lender's limit on the number or total size of files.
  'tooManyFiles',
  // 409: the documents give another income than the one shown, because they were changed elsewhere in the meantime.
  'incomeChanged',
  // 409: the document was changed elsewhere in the meantime, and this change was not made.
  'paperChanged',
  // 409: the documents were sent to the agency and can no longer be changed.
  'incomeSent',
  // 409: a document is still being read, or a question about one must be answered first.
  'notReady',
  // 409: the check named in the agency request has not passed, or there is a newer one.
  'notChecked',
  // 409: the home's loan has no loan officer who could answer.
  'nobodyToAsk',
  // 429, with `Retry-After`: too many attempts.
  'tooManyTries',
  // 403: the XSRF token is missing or outdated. Nothing was done.
  'xsrf',
  // 403: the request came from a page of another site.
  'foreignOrigin',
]);
export type RefusalCode = InferOutput<typeof refusalCode>;

export type PaymentConflict = Extract<
  RefusalCode,
  'amountChanged' | 'nothingDue' | 'notPayableHere' | 'paymentInProgress' | 'feePaid' | 'feeCancelled'
>;

/** Body of every rejection. The portal shows `errors[0]`; `fields` maps each field name to its error message. */
export const errorBody = {
  errors: array(sensitive('text', string())),
  fields: exactOptional(record(string(), sensitive('text', string()))),
  /** Machine-readable reason, for the few cases to which the portal reacts. */
  code: exactOptional(refusalCode),
  /** Id under which the lender's log has the details; support asks for it. Equals the response's `X-Request-Id` header, if there is one. */
  errorId: sensitive('public', string()),
};
export const errorBodySchema = object(errorBody);
export type ErrorBody = InferOutput<typeof errorBodySchema>;
