/** Paying without an account: an identity check gives a ticket, which opens one loan for one payment. */
import { exactOptional, integer, literal, number, object, pipe, strictObject, string, union, type InferOutput } from 'valibot';

import {
  dateOnly,
  identifier,
  knownCodes,
  nonEmptyString,
  nullIfOdd,
  sensitive,
  text,
  textOrNull,
  typedText,
  utcInstant,
  wholeList,
} from './schema.ts';

/** What a person types: the rules judge it, up to what is no answer of a person any more. */
const typed = typedText(1024);

/** The first payment's fields. Names are compared without regard to case, accents, spaces and punctuation. */
export const identityQuestionSchema = strictObject({
  /** 8 to 14 digits; leading zeros count. */
  loanNumber: sensitive('loan', typed),
  firstName: sensitive('person', typed),
  lastName: sensitive('person', typed),
  /** 5 digits: of the home, or of the mailing address. */
  zip: sensitive('zip', typed),
  /** The last 4 digits. */
  ssn: sensitive('secret', typed),
  /** The result of the human check. Left out when there is none; then fewer tries are allowed. */
  humanCheck: exactOptional(sensitive('secret', typedText(8192))),
});
export type IdentityQuestion = InferOutput<typeof identityQuestionSchema>;

/** Whatever does not match, the loan number included, the refusal is the same: 404 with `code` `noMatch`. */
export const identityConfirmedSchema = object({
  /** Opaque. Goes into `findmyloan`, `fundingaccounts` and one `guestpayment`. */
  verificationTicket: sensitive('secret', nonEmptyString),
  /** Ten minutes from now at most. */
  expiresAtUtc: utcInstant,
  /** Added, optional: the same as a span, for devices whose clock is wrong. */
  expiresInSeconds: exactOptional(number()),
});
export type IdentityConfirmed = InferOutput<typeof identityConfirmedSchema>;

/** Which loan: with a bearer token the caller's own, with a ticket the one whose identity check was passed. */
export const loanQuestionSchema = union([
  strictObject({ loanIdentifier: sensitive('loan', identifier) }),
  strictObject({ verificationTicket: sensitive('secret', identifier) }),
]);
export type LoanQuestion = InferOutput<typeof loanQuestionSchema>;

/** How to pay somebody other than the lender. */
export const servicerContact = object({
  name: sensitive('none', text),
  phone: sensitive('public', text),
  hours: sensitive('none', text),
  website: sensitive('none', textOrNull),
  /**
   * Where to send a check, line by line; empty where payments are not taken by mail. A check that is sent to an address without one of its
   * lines does not arrive.
   */
  mailTo: sensitive('none', wholeList(string())),
});
export type ServicerContact = InferOutput<typeof servicerContact>;

/** A change of servicer. Name, address, phone and website of the new servicer are in the servicing record. */
export const servicingTransfer = object({
  /** `ahead`: until the day before the effective date, payments are taken as usual. */
  state: knownCodes(['ahead', 'done']),
  effectiveDate: dateOnly,
  firstPaymentDueDate: nullIfOdd(dateOnly),
  /** The last day on which a payment that was sent to the old servicer in time does not count as late: the sixtieth from the effective date. */
  protectedThrough: dateOnly,
});
export type ServicingTransfer = InferOutput<typeof servicingTransfer>;

const whole = pipe(number(), integer());

/** A challenge of the human check `altcha`, in the form of ALTCHA's proof of work 2. `expiresAt` is in seconds of Unix time, real time. */
export const humanCheckChallengeSchema = object({
  parameters: sensitive(
    'secret',
    object({
      algorithm: sensitive('secret', literal('PBKDF2/SHA-256')),
      /** Hexadecimal, like `salt` and `keyPrefix`. */
      nonce: sensitive('secret', string()),
      salt: sensitive('secret', string()),
      /** Iterations of one derivation. */
      cost: sensitive('secret', whole),
      /** Bytes of a derived key. */
      keyLength: sensitive('secret', whole),
      /** How the key to find begins. */
      keyPrefix: sensitive('secret', string()),
      expiresAt: whole,
    }),
  ),
  signature: sensitive('secret', string()),
});
export type HumanCheckChallenge = InferOutput<typeof humanCheckChallengeSchema>;

/** `humanCheck` of an identity question is this as JSON, in Base64. The key is PBKDF2(nonce, then counter as 4 bytes, big-endian; salt). */
export const humanCheckProofSchema = object({
  challenge: sensitive('secret', humanCheckChallengeSchema),
  solution: sensitive(
    'secret',
    object({
      counter: sensitive('secret', number()),
      derivedKey: sensitive('secret', string()),
      time: exactOptional(sensitive('secret', number())),
    }),
  ),
});
export type HumanCheckProof = InferOutput<typeof humanCheckProofSchema>;
