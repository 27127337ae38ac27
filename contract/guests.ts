/** Paying without an account: an identity check returns a ticket that is valid for one payment on one loan. */
import { exactOptional, integer, literal, number, object, pipe, strictObject, string, union, type InferOutput } from 'valibot';

import {
  dateOnly,
  identifier,
  strictCodes,
  nonEmptyString,
  nullIfInvalid,
  sensitive,
  text,
  textOrNull,
  typedText,
  utcInstant,
  strictList,
} from './schema.ts';

/** Text typed by a person. The length limit only rejects input that no person would type; other rules check the content. */
const typed = typedText(1024);

/**
 * Input of the identity check, with the specification's fields for a first payment. Names are compared without regard to case, accents,
 * spaces and punctuation.
 */
export const identityQuestionSchema = strictObject({
  /** 8 to 14 digits; leading zeros matter. */
  loanNumber: sensitive('loan', typed),
  firstName: sensitive('person', typed),
  lastName: sensitive('person', typed),
  /** Five-digit ZIP code of the home or of the mailing address. */
  zip: sensitive('zip', typed),
  /** Last four digits of the Social Security number. */
  ssn: sensitive('secret', typed),
  /** Result of the human check. Without it the request is still accepted, but fewer attempts are allowed. */
  humanCheck: exactOptional(sensitive('secret', typedText(8192))),
});
export type IdentityQuestion = InferOutput<typeof identityQuestionSchema>;

/** Result of a passed identity check. A failed check is always 404 with `code` `noMatch`, no matter which field did not match. */
export const identityConfirmedSchema = object({
  /** Opaque ticket for `findmyloan`, `fundingaccounts` and one `guestpayment`. */
  verificationTicket: sensitive('secret', nonEmptyString),
  /** Expiry of the ticket, at most ten minutes after the response. */
  expiresAtUtc: utcInstant,
  /** Optional, not in the specification: remaining lifetime in seconds, for devices whose clock is wrong. */
  expiresInSeconds: exactOptional(number()),
});
export type IdentityConfirmed = InferOutput<typeof identityConfirmedSchema>;

/** Names the loan: one of the caller's loans, with a bearer token, or the loan of a passed identity check, by its ticket. */
export const loanQuestionSchema = union([
  strictObject({ loanIdentifier: sensitive('loan', identifier) }),
  strictObject({ verificationTicket: sensitive('secret', identifier) }),
]);
export type LoanQuestion = InferOutput<typeof loanQuestionSchema>;

/** Contact details of a servicer other than the lender. */
export const servicerContact = object({
  name: sensitive('none', text),
  phone: sensitive('public', text),
  hours: sensitive('none', text),
  /** URL; null when there is none. */
  website: sensitive('none', textOrNull),
  /**
   * Mailing address for checks, line by line; empty when payments by mail are not accepted. A check sent to an incomplete address does
   * not arrive, so the list is rejected when one line is unreadable.
   */
  mailTo: sensitive('none', strictList(string())),
});
export type ServicerContact = InferOutput<typeof servicerContact>;

/** A transfer to a new servicer, whose name, address, phone and website are in the servicing record. */
export const servicingTransfer = object({
  /** `ahead`: payments are still accepted until the day before the effective date. `done`: the transfer is in effect. */
  state: strictCodes(['ahead', 'done']),
  effectiveDate: dateOnly,
  firstPaymentDueDate: nullIfInvalid(dateOnly),
  /** Last day on which a timely payment to the old servicer does not count as late: the 60th day, with the effective date as the first. */
  protectedThrough: dateOnly,
});
export type ServicingTransfer = InferOutput<typeof servicingTransfer>;

const whole = pipe(number(), integer());

/**
 * Challenge of the human check `altcha`, in the format of ALTCHA's proof-of-work version 2. `expiresAt` is in seconds since the epoch, by
 * the real time.
 */
export const humanCheckChallengeSchema = object({
  parameters: sensitive(
    'secret',
    object({
      algorithm: sensitive('secret', literal('PBKDF2/SHA-256')),
      /** Hexadecimal, like `salt` and `keyPrefix`. */
      nonce: sensitive('secret', string()),
      salt: sensitive('secret', string()),
      /** Number of iterations for one key derivation. */
      cost: sensitive('secret', whole),
      /** Length of a derived key, in bytes. */
      keyLength: sensitive('secret', whole),
      /** Prefix that the derived key must have. */
      keyPrefix: sensitive('secret', string()),
      expiresAt: whole,
    }),
  ),
  signature: sensitive('secret', string()),
});
export type HumanCheckChallenge = InferOutput<typeof humanCheckChallengeSchema>;

/**
 * The solved challenge. As Base64-encoded JSON it is the `humanCheck` value of an identity check. The derived key is PBKDF2 with the
 * password `nonce` followed by `counter` (4 bytes, big-endian) and the salt `salt`.
 */
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
