/** Paying without an account: an identity check gives a ticket, which opens one loan for one payment. */
import { exactOptional, integer, literal, number, object, pipe, strictObject, string, union, type InferOutput } from 'valibot';

import {
  dateOnly,
  identifier,
  knownCodes,
  nonEmptyString,
  nullIfOdd,
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
  loanNumber: typed,
  firstName: typed,
  lastName: typed,
  /** 5 digits: of the home, or of the mailing address. */
  zip: typed,
  /** The last 4 digits. */
  ssn: typed,
  /** The result of the human check. Left out when there is none; then fewer tries are allowed. */
  humanCheck: exactOptional(typedText(8192)),
});
export type IdentityQuestion = InferOutput<typeof identityQuestionSchema>;

/** Whatever does not match, the loan number included, the refusal is the same: 404 with `code` `noMatch`. */
export const identityConfirmedSchema = object({
  /** Opaque. Goes into `findmyloan`, `fundingaccounts` and one `guestpayment`. */
  verificationTicket: nonEmptyString,
  /** Ten minutes from now at most. */
  expiresAtUtc: utcInstant,
  /** Added, optional: the same as a span, for devices whose clock is wrong. */
  expiresInSeconds: exactOptional(number()),
});
export type IdentityConfirmed = InferOutput<typeof identityConfirmedSchema>;

/** Which loan: with a bearer token the caller's own, with a ticket the one whose identity check was passed. */
export const loanQuestionSchema = union([
  strictObject({ loanIdentifier: identifier }),
  strictObject({ verificationTicket: identifier }),
]);
export type LoanQuestion = InferOutput<typeof loanQuestionSchema>;

/** How to pay somebody other than the lender. */
export const servicerContact = object({
  name: text,
  phone: text,
  hours: text,
  website: textOrNull,
  /**
   * Where to send a check, line by line; empty where payments are not taken by mail. A check that is sent to an address without one of its
   * lines does not arrive.
   */
  mailTo: wholeList(string()),
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
  parameters: object({
    algorithm: literal('PBKDF2/SHA-256'),
    /** Hexadecimal, like `salt` and `keyPrefix`. */
    nonce: string(),
    salt: string(),
    /** Iterations of one derivation. */
    cost: whole,
    /** Bytes of a derived key. */
    keyLength: whole,
    /** How the key to find begins. */
    keyPrefix: string(),
    expiresAt: whole,
  }),
  signature: string(),
});
export type HumanCheckChallenge = InferOutput<typeof humanCheckChallengeSchema>;

/** `humanCheck` of an identity question is this as JSON, in Base64. The key is PBKDF2(nonce, then counter as 4 bytes, big-endian; salt). */
export const humanCheckProofSchema = object({
  challenge: humanCheckChallengeSchema,
  solution: object({ counter: number(), derivedKey: string(), time: exactOptional(number()) }),
});
export type HumanCheckProof = InferOutput<typeof humanCheckProofSchema>;
