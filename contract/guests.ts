/** Paying without an account: who is asking is checked once, and the ticket that comes of it opens one loan for one payment. */
import type { DateOnly, UtcInstant } from './call.ts';

/** The first payment's fields. Names are compared without regard to case, accents, spaces and punctuation. */
export interface IdentityQuestion {
  /** 8 to 14 digits; leading zeros count. */
  loanNumber: string;
  firstName: string;
  lastName: string;
  /** 5 digits: of the home, or of the address that mail goes to. */
  zip: string;
  /** The last 4 digits. */
  ssn: string;
  /** What the human check gave. Left out where it could not be had: there are fewer tries then. */
  humanCheck?: string;
}

/** Everything that does not match, the loan number included, is one and the same refusal: 404 with `code` `noMatch`. */
export interface IdentityConfirmed {
  /** Opaque. Goes into `findmyloan`, `fundingaccounts` and one `guestpayment`. */
  verificationTicket: string;
  /** Ten minutes from now at most. */
  expiresAtUtc: UtcInstant;
}

/** Whose loan it is: with a bearer token one's own, with a ticket the one that was checked. */
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

/** A change of servicer. Name, address, phone and website of the new one stand in the servicing record. */
export interface ServicingTransfer {
  /** `ahead`: until the day before the effective date payments are taken as ever. */
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
    /** What the key that is looked for begins with. */
    keyPrefix: string;
    expiresAt: number;
  };
  signature: string;
}

/** `humanCheck` of an identity question is this as JSON, in Base64. The key is PBKDF2(nonce, then counter as 4 bytes, big end first; salt). */
export interface HumanCheckProof {
  challenge: HumanCheckChallenge;
  solution: { counter: number; derivedKey: string; time?: number };
}
