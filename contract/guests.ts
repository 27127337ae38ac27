/** Paying without an account: an identity check gives a ticket, which opens one loan for one payment. */
import type { DateOnly, UtcInstant } from './call.ts';

/** The first payment's fields. Names are compared without regard to case, accents, spaces and punctuation. */
export interface IdentityQuestion {
  /** 8 to 14 digits; leading zeros count. */
  loanNumber: string;
  firstName: string;
  lastName: string;
  /** 5 digits: of the home, or of the mailing address. */
  zip: string;
  /** The last 4 digits. */
  ssn: string;
  /** The result of the human check. Left out when there is none; then fewer tries are allowed. */
  humanCheck?: string;
}

/** Whatever does not match, the loan number included, the refusal is the same: 404 with `code` `noMatch`. */
export interface IdentityConfirmed {
  /** Opaque. Goes into `findmyloan`, `fundingaccounts` and one `guestpayment`. */
  verificationTicket: string;
  /** Ten minutes from now at most. */
  expiresAtUtc: UtcInstant;
  /** Added, optional: the same as a span, for devices whose clock is wrong. */
  expiresInSeconds?: number;
}

/** Which loan: with a bearer token the caller's own, with a ticket the one whose identity check was passed. */
export type LoanQuestion = { loanIdentifier: string } | { verificationTicket: string };

/** How to pay somebody other than the lender. */
export interface ServicerContact {
  name: string;
  phone: string;
  hours: string;
  website: string | null;
  /** Where to send a check, line by line; empty where payments are not taken by mail. */
  mailTo: string[];
}

/** A change of servicer. Name, address, phone and website of the new servicer are in the servicing record. */
export interface ServicingTransfer {
  /** `ahead`: until the day before the effective date, payments are taken as usual. */
  state: 'ahead' | 'done';
  effectiveDate: DateOnly;
  firstPaymentDueDate: DateOnly | null;
  /** The last day on which a payment that was sent to the old servicer in time does not count as late: the sixtieth from the effective date. */
  protectedThrough: DateOnly;
}

/** A challenge of the human check `altcha`, in the form of ALTCHA's proof of work 2. `expiresAt` is in seconds of Unix time, real time. */
export interface HumanCheckChallenge {
  parameters: {
    algorithm: 'PBKDF2/SHA-256';
    /** Hexadecimal, like `salt` and `keyPrefix`. */
    nonce: string;
    salt: string;
    /** Iterations of one derivation. */
    cost: number;
    /** Bytes of a derived key. */
    keyLength: number;
    /** How the key to find begins. */
    keyPrefix: string;
    expiresAt: number;
  };
  signature: string;
}

/** `humanCheck` of an identity question is this as JSON, in Base64. The key is PBKDF2(nonce, then counter as 4 bytes, big-endian; salt). */
export interface HumanCheckProof {
  challenge: HumanCheckChallenge;
  solution: { counter: number; derivedKey: string; time?: number };
}
