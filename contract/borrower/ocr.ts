/** Papers that prove an income, what was read from them, and the check that they go into. */
import type { DateOnly, ErrorBody, UtcInstant } from '../call.ts';
import type { UploadLimits } from './docuSafe.ts';
import type { LoanOfficer } from './officers.ts';

/** A paper that the lender has received. */
export interface UploadedDocument {
  /** uuid */
  documentId: string;
  /** As the sender named it. */
  fileName: string;
  /** What the content turned out to be, for example "application/pdf". */
  mediaType: string;
  sizeBytes: number;
}

/** The right to see and send papers of one mailed link, in `X-Contact-Ticket`. Extended while it is used. */
export interface ContactTicket {
  ticket: string;
  expiresAtUtc: UtcInstant;
  /** The same end counted from the answer, for devices whose clock is wrong. */
  expiresInSeconds: number;
}

/** Why nobody was let in, and who can help. */
export interface ContactRefusal extends ErrorBody {
  officer?: LoanOfficer;
}

/**
 * `failed`: the reading broke off; it may be asked for again. A paper in which no paystub was found is `read`. `unsure`: something was read, but
 * the paper may be another one, such as an invoice; it has no paystubs until the borrower says `isPaystub`, and `remove` is the other answer.
 */
export type ReadingState = 'reading' | 'unsure' | 'read' | 'failed';

/** One paper of the link. */
export interface IncomePaper {
  documentId: string;
  fileName: string;
  mediaType: string;
  sizeBytes: number;
  /** SHA-256 in hex, so that the sender can be asked before it comes twice. */
  sha256: string;
  sentAtUtc: UtcInstant;
  reading: ReadingState;
  /** While it is `reading`: about how many seconds are left, the papers before it included; 0 where it takes longer than usual. Otherwise null. */
  secondsLeft: number | null;
  /** Paystubs that it holds; 0 while it is not `read`, and where none was found. */
  paystubCount: number;
  /** Values that are marked and were neither edited nor confirmed. */
  toCheckCount: number;
}

/** Somebody else on the application, whose income is asked for on a link of their own. */
export interface AdditionalBorrower {
  firstName: string;
  /** For example "j•••@example.com". */
  emailHint: string;
  /** `asked`: neither skipped nor invited yet. `invited`: a link was mailed to them. */
  state: 'asked' | 'skipped' | 'invited';
}

/** `running`: ask again with the same key. `failed`: nothing was decided about the borrower; a person looks at it, or it is tried again. */
export type AimCheckState = 'running' | 'passed' | 'failed';

/** A run of the lender's check of the income. It is preliminary, whatever comes out. */
export interface AimCheck {
  aimCheckId: string;
  state: AimCheckState;
  startedAtUtc: UtcInstant;
  /** The lender was told of the failure by `AimCheckFailure`. */
  isFailureTold: boolean;
}

/** A request that went to the secondary market agency. */
export interface AgencyRequest {
  requestId: string;
  aimCheckId: string;
  sentAtUtc: UtcInstant;
  /** When the borrower agreed to it. */
  consentedAtUtc: UtcInstant;
}

/** Everything behind one link, as it stands. */
export interface IncomeCheck {
  officer: LoanOfficer;
  person: { firstName: string; lastName: string };
  /** The last day on which the link opens. */
  expiresOn: DateOnly;
  limits: UploadLimits;
  /** In the order in which they came. */
  papers: IncomePaper[];
  /** Null where nobody else is on the application. */
  additionalBorrower: AdditionalBorrower | null;
  /** The newest run; null before the first. */
  aimCheck: AimCheck | null;
  /** Null before it was sent. After that nothing can be changed. */
  agencyRequest: AgencyRequest | null;
}

export type PaystubFieldName =
  | 'employer'
  | 'person'
  | 'periodStart'
  | 'periodEnd'
  | 'payDate'
  /** Money of the pay period: before deductions, all deductions together, and what was paid out. */
  | 'gross'
  | 'deductions'
  | 'net'
  /** Gross since January 1 of the pay date's year. */
  | 'grossYearToDate'
  /** Of regular hours: dollars an hour, and hours in the pay period. */
  | 'rate'
  | 'hours'
  /** Parts of `gross` and of `grossYearToDate`. */
  | 'overtime'
  | 'overtimeYearToDate'
  | 'bonus'
  | 'bonusYearToDate';

/** A rectangle on a page, as fractions of its width and height, from the top left corner. */
export interface PagePlace {
  /** From 1. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Why a value is marked. */
export type DoubtReason =
  /** The letters are hard to make out. */
  | 'unclear'
  /** Gross minus deductions is not net, or another sum on the paper does not come out. */
  | 'sum'
  /** Its letters are known, but not what it is: of this period or of the year, hours or dollars an hour, whose name. */
  | 'meaning'
  /** It is on the paper more than once, and not the same. */
  | 'contradiction'
  /** Blurred, or less than 150 dots an inch. */
  | 'poorPicture'
  /** Looked for and not found, though most paystubs have it. */
  | 'missing';

/** One value. Money "1842.17", hours "80.00", days `YYYY-MM-DD`, otherwise text. */
export interface PaystubField {
  name: PaystubFieldName;
  /** As it was read; null where it was not found. Never changed by an edit. */
  read: string | null;
  /** As it counts now. */
  value: string | null;
  /** 0 to 1 */
  confidence: number;
  /** Why to look at it; null where it is not marked. A correction or a confirmation does not take it away. */
  doubt: DoubtReason | null;
  /** The borrower changed it, or confirmed what is marked. */
  isEdited: boolean;
  isConfirmed: boolean;
  place: PagePlace | null;
}

export type PayFrequency = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly';

/** What does not fit, with the values as they count now. Never in the way of going on, but for `otherPerson`, which wants an answer. */
export type PaystubFinding =
  /** Gross minus deductions is not net. */
  | 'sumIsOff'
  | 'yearToDateBelowGross'
  /** The name is not that of the person whom the link is for. */
  | 'otherPerson'
  | 'periodIsOff'
  /** The pay date is more than 90 days ago. */
  | 'old';

export interface Paystub {
  paystubId: string;
  /** Those that the paper has and those that most have; the others are left out. */
  fields: PaystubField[];
  /** As the borrower says; null until then. It is never read. */
  payFrequency: PayFrequency | null;
  /** What the dates on the paper suggest; null where they suggest nothing. */
  suggestedFrequency: PayFrequency | null;
  findings: PaystubFinding[];
  /** The borrower said that the other name is theirs. */
  isNameConfirmed: boolean;
  /** It does not count, because the borrower said so. */
  isLeftOut: boolean;
  job: JobFacts;
}

/** What the borrower may add to a paystub, because it changes the income; null where nothing was said. */
export interface JobFacts {
  /** The first day at the job. Needed where the year to date comes to clearly less than its paydays: months of the year count from it. */
  startedOn: DateOnly | null;
  /** Gross of the year before, from a W-2; money. */
  priorYearGross: string | null;
}

export type PaperWarning =
  /** Less than 150 dots an inch. */
  'lowResolution' | 'blurred' | 'noPaystub' | 'severalPaystubs';

/** One paper and what was read from it. */
export interface PaperDetails extends IncomePaper {
  /** Added, optional: a higher number after each change of the borrower's. With it two tabs cannot overwrite each other unseen. */
  version?: number;
  warnings: PaperWarning[];
  /** Sizes of the pages' pictures, in pixels; empty until it is `read`. `GET api/ocr/download/{documentId}/page/{n}` has the picture. */
  pages: { width: number; height: number }[];
  paystubs: Paystub[];
}

/**
 * A change of what was read; each answers the paper as it is then. `version`: of the paper that the borrower saw, where it has one; 409
 * `paperChanged` when it is another one by now. The change that made the present version, sent a second time, is answered as the first.
 */
export type PaperChange = { documentId: string; version?: number } &
  /** `value: null` takes it away. The value as it was read again undoes an edit. */
  (
    | { change: 'correct'; paystubId: string; field: PaystubFieldName; value: string | null }
    /** A marked value is right. */
    | { change: 'confirm'; paystubId: string; field: PaystubFieldName }
    /** Both of the above. */
    | { change: 'undo'; paystubId: string; field: PaystubFieldName }
    | { change: 'frequency'; paystubId: string; payFrequency: PayFrequency }
    /** The other name on it is the borrower's. */
    | { change: 'confirmName'; paystubId: string }
    /** This paystub does not count, for example because it is another person's. */
    | { change: 'leaveOut'; paystubId: string; isLeftOut: boolean }
    | { change: 'job'; paystubId: string; job: JobFacts }
    /** For a paper in which none was found: an empty paystub, to type in. */
    | { change: 'typeIn' }
    /** An `unsure` one is a paystub. */
    | { change: 'isPaystub' }
    /** Reads a `failed` one again. */
    | { change: 'readAgain' }
    /** Deletes the paper. `removed` in the answer's place. */
    | { change: 'remove' }
  );

/** `monthlyIncome` is what the borrower saw, money; another one here is a refusal, 409 `incomeChanged`. */
export interface NewAimCheck {
  monthlyIncome: string;
}
