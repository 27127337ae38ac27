/** Why a base refuses. The portal acts on few refusals; every other one is read by people alone. */
import { array, exactOptional, object, record, string, type InferOutput } from 'valibot';

import { knownCodes, sensitive } from './schema.ts';

const refusalCode = knownCodes([
  // Of a payment: 409, nothing was charged.
  // What is owed is not what was confirmed.
  'amountChanged',
  'nothingDue',
  // Another servicer takes it.
  'notPayableHere',
  // One on this loan or fee is being charged; also of a saved method that is being charged.
  'paymentInProgress',
  'feePaid',
  'feeCancelled',
  // 409: the bank has not paid a debit of this account yet.
  'inUse',
  // 422: the idempotency key was used with another body.
  'keyReused',
  // 404: the identity check, or adding a loan, found no such person and loan, whatever did not match.
  'noMatch',
  // 403: the ticket's time is over, it has paid, or it never was. The identity is checked again.
  'ticketEnded',
  // 422: the human check was failed, used before or is too old.
  'humanCheck',
  // 409: the loan is on the caller's list.
  'alreadyListed',
  // 409: the mailing address was changed elsewhere meanwhile.
  'addressChanged',
  // 409: the alert was changed elsewhere meanwhile.
  'alertChanged',
  // 409: a privacy choice was changed elsewhere meanwhile.
  'choiceChanged',
  // 409: the browser's Global Privacy Control signal is on, and wins.
  'signalOn',
  // 409: the alert was set for another email address than the account's.
  'otherEmail',
  // 409: the officer has accepted the paper, or closed what was asked.
  'taskClosed',
  // 409: the person has as many files with the lender, or as many bytes, as it keeps.
  'tooManyFiles',
  // 409: the income worked out from the papers is not the one that was shown; they were changed elsewhere meanwhile.
  'incomeChanged',
  // 409: the paper was changed elsewhere meanwhile, and this change was not made.
  'paperChanged',
  // 409: the papers went to the agency, and stay as they are.
  'incomeSent',
  // 409: a paper is still being read, or something about one has to be answered first.
  'notReady',
  // 409: the check that the agency request is about has not passed, or there is a newer one.
  'notChecked',
  // 409: the home has no loan officer who could answer.
  'nobodyToAsk',
  // 429, with `Retry-After`.
  'tooManyTries',
  // 403, sent before anything is done: the XSRF token is missing or old.
  'xsrf',
  // 403: a page of another site asked.
  'foreignOrigin',
]);
export type RefusalCode = InferOutput<typeof refusalCode>;

/** Of a payment. */
export type PaymentConflict = Extract<
  RefusalCode,
  'amountChanged' | 'nothingDue' | 'notPayableHere' | 'paymentInProgress' | 'feePaid' | 'feeCancelled'
>;

/** Every refusal of a base. The portal shows `errors[0]`; `fields` names the input each message belongs to. */
export const errorBody = {
  errors: array(sensitive('text', string())),
  fields: exactOptional(record(string(), sensitive('text', string()))),
  /** Machine-readable reason, for the few refusals that the portal acts on. */
  code: exactOptional(refusalCode),
  /** Quoted by support; the log has the rest. The same as the answer's `X-Request-Id`, where it has one. */
  errorId: sensitive('public', string()),
};
export const errorBodySchema = object(errorBody);
export type ErrorBody = InferOutput<typeof errorBodySchema>;
