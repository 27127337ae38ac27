/** Income documents, the values read from them, and the income check that uses them. */
import {
  boolean,
  exactOptional,
  literal,
  maxLength,
  nullable,
  number,
  object,
  pipe,
  strictObject,
  string,
  union,
  variant,
  type InferOutput,
} from 'valibot';

import { errorBody } from '../refusals.ts';
import {
  amount,
  codeList,
  lenientCodes,
  count,
  dateOnly,
  identifier,
  strictCodes,
  listKeepingInvalid,
  money,
  nonEmptyString,
  nullIfInvalid,
  sensitive,
  text,
  textOrNull,
  utcInstant,
  strictList,
} from '../schema.ts';
import { uploadLimitsSchema } from './docuSafe.ts';
import { loanOfficerSchema } from './officers.ts';

const uploadedDocumentSchema = object({
  /** A UUID. */
  documentId: sensitive('document', nonEmptyString),
  /** File name as the sender gave it. */
  fileName: sensitive('file', text),
  /** Media type detected from the content, for example "application/pdf". */
  mediaType: sensitive('none', text),
  sizeBytes: count(1),
});
export type UploadedDocument = InferOutput<typeof uploadedDocumentSchema>;

/** Documents that the lender confirms as received. The whole response is rejected when one entry is invalid. */
export const uploadedDocumentsSchema = strictList(uploadedDocumentSchema);

/** Ticket that allows viewing and sending the documents of one emailed link. It is sent in `X-Contact-Ticket`, and each use extends it. */
export const contactTicketSchema = object({
  ticket: sensitive('secret', nonEmptyString),
  expiresAtUtc: utcInstant,
  /** Remaining lifetime in seconds, counted from the response, for devices whose clock is wrong. */
  expiresInSeconds: number(),
});
export type ContactTicket = InferOutput<typeof contactTicketSchema>;

/** Rejection of the identity check, with the officer who can help. */
export const contactRefusalSchema = object({ ...errorBody, officer: exactOptional(loanOfficerSchema) });
export type ContactRefusal = InferOutput<typeof contactRefusalSchema>;

/**
 * Progress of reading a document. `failed`: reading stopped and can be requested again. `read`: finished, even if no paystub was found.
 * `unsure`: the document may be something else, such as an invoice; it has no paystubs until the borrower sends the change `isPaystub`,
 * or removes it with `remove`.
 */
const readingState = strictCodes(['reading', 'unsure', 'read', 'failed']);
export type ReadingState = InferOutput<typeof readingState>;

/** One income document of the link. */
const paper = {
  documentId: sensitive('document', nonEmptyString),
  fileName: sensitive('file', text),
  mediaType: sensitive('none', text),
  sizeBytes: count(1),
  /** SHA-256 in hexadecimal. The portal uses it to ask before the same file is sent twice. */
  sha256: sensitive('document', text),
  sentAtUtc: utcInstant,
  reading: readingState,
  /**
   * While `reading` is "reading": estimated seconds left, including documents ahead in the queue; 0 when it takes longer than usual.
   * Otherwise null.
   */
  secondsLeft: nullIfInvalid(number()),
  /** Number of paystubs in the document; 0 until it is `read`, or when none was found. */
  paystubCount: count(),
  /** Number of doubtful values that the borrower has neither edited nor confirmed. */
  toCheckCount: count(),
};
const incomePaperSchema = object(paper);
export type IncomePaper = InferOutput<typeof incomePaperSchema>;

/** Another borrower on the application, who is asked for their income through a link of their own. */
export const additionalBorrowerSchema = object({
  firstName: sensitive('person', text),
  /** Masked email address, for example "j•••@example.com". */
  emailHint: sensitive('email', text),
  /** `asked`: neither skipped nor invited yet. `invited`: a link was emailed to them. */
  state: strictCodes(['asked', 'skipped', 'invited']),
});
export type AdditionalBorrower = InferOutput<typeof additionalBorrowerSchema>;

/**
 * `running`: poll again with the same key. `failed`: the check gave no decision about the borrower; a person reviews it, or it is
 * retried.
 */
const aimCheckState = strictCodes(['running', 'passed', 'failed']);
export type AimCheckState = InferOutput<typeof aimCheckState>;

/** One run of the lender's income check. Its result is always preliminary. */
export const aimCheckSchema = object({
  aimCheckId: sensitive('id', nonEmptyString),
  state: aimCheckState,
  startedAtUtc: utcInstant,
  /** True when the lender was notified of the failure through `AimCheckFailure`. */
  isFailureTold: boolean(),
});
export type AimCheck = InferOutput<typeof aimCheckSchema>;

export const agencyRequestSchema = object({
  requestId: sensitive('id', nonEmptyString),
  aimCheckId: sensitive('id', nonEmptyString),
  sentAtUtc: utcInstant,
  consentedAtUtc: utcInstant,
});
export type AgencyRequest = InferOutput<typeof agencyRequestSchema>;

/**
 * Current state of everything behind one emailed link. In the last three fields null means "none", so an unreadable value rejects the
 * response; otherwise the portal might start or send something a second time.
 */
export const incomeCheckSchema = object({
  officer: loanOfficerSchema,
  person: object({ firstName: sensitive('person', text), lastName: sensitive('person', text) }),
  /** Last day on which the link works. */
  expiresOn: dateOnly,
  limits: uploadLimitsSchema,
  /** Documents in order of arrival. */
  papers: listKeepingInvalid(incomePaperSchema),
  /** The other borrower; null when nobody else is on the application. */
  additionalBorrower: nullable(additionalBorrowerSchema),
  /** The newest run of the income check; null before the first. */
  aimCheck: nullable(aimCheckSchema),
  /** The request to the agency; null until it is sent. After that, nothing can be changed. */
  agencyRequest: nullable(agencyRequestSchema),
});
export type IncomeCheck = InferOutput<typeof incomeCheckSchema>;

/** Fields of a paystub, in the order in which they are shown. */
export const paystubFieldName = strictCodes([
  'employer',
  'person',
  'periodStart',
  'periodEnd',
  'payDate',
  // Dollar amounts of the pay period: pay before deductions, total deductions, and pay after deductions.
  'gross',
  'deductions',
  'net',
  // Gross pay since January 1 of the pay date's year.
  'grossYearToDate',
  // Regular hours: hourly rate in dollars, and number of hours in the pay period.
  'rate',
  'hours',
  // Overtime and bonus are included in `gross` and in `grossYearToDate`.
  'overtime',
  'overtimeYearToDate',
  'bonus',
  'bonusYearToDate',
]);
export type PaystubFieldName = InferOutput<typeof paystubFieldName>;

/** A rectangle on a page. Position and size are fractions of the page's width and height, measured from the top left corner. */
const pagePlaceSchema = object({
  /** Page number, counted from 1. */
  page: count(1),
  x: number(),
  y: number(),
  width: number(),
  height: number(),
});
export type PagePlace = InferOutput<typeof pagePlaceSchema>;

const doubtReason = lenientCodes([
  // The characters are hard to read.
  'unclear',
  // Gross minus deductions is not net, or another sum on the document is wrong.
  'sum',
  // The characters are clear but their meaning is not: pay period or year to date, hours or hourly rate, whose name.
  'meaning',
  // The value occurs more than once, with differences.
  'contradiction',
  // The picture is blurred, or has a resolution below 150 dpi.
  'poorPicture',
  // The value was not found, although most paystubs have it.
  'missing',
]);
export type DoubtReason = InferOutput<typeof doubtReason>;

/** One value of a paystub. Money is like "1842.17", hours like "80.00", days are `YYYY-MM-DD`; everything else is text. */
const paystubFieldSchema = object({
  name: paystubFieldName,
  /** Value as it was read; null when it was not found. Edits never change it. */
  read: sensitive('secret', textOrNull),
  /** Value that counts now: the borrower's correction, or else the value as read. */
  value: sensitive('secret', textOrNull),
  /** Confidence of the reader, from 0 to 1. */
  confidence: number(),
  /** Why the borrower should check the value; null when it is not doubtful. A correction or confirmation does not clear it. */
  doubt: nullable(doubtReason),
  /** True when the borrower has changed the value. `isConfirmed` is true when they confirmed a doubtful one. */
  isEdited: boolean(),
  isConfirmed: boolean(),
  place: nullIfInvalid(pagePlaceSchema),
});
export type PaystubField = InferOutput<typeof paystubFieldSchema>;

const payFrequency = strictCodes(['weekly', 'biweekly', 'semimonthly', 'monthly']);
export type PayFrequency = InferOutput<typeof payFrequency>;

/** Inconsistencies of the current values. Only `otherPerson` must be resolved before the borrower can continue. */
const paystubFindings = codeList([
  // Gross minus deductions is not net.
  'sumIsOff',
  'yearToDateBelowGross',
  // The name differs from that of the person for whom the link was made.
  'otherPerson',
  'periodIsOff',
  // The pay date is more than 90 days ago.
  'old',
]);
export type PaystubFinding = InferOutput<typeof paystubFindings>[number];

/** Facts about the job that the borrower may add to a paystub, because they change the income; null when not given. */
const jobFactsSchema = object({
  /**
   * First day at the job; months of the year to date count from it. Required when the year to date is clearly lower than the paydays
   * suggest.
   */
  startedOn: nullIfInvalid(dateOnly),
  /** Gross pay of the previous year, from a W-2. */
  priorYearGross: sensitive('secret', nullIfInvalid(money)),
});
export type JobFacts = InferOutput<typeof jobFactsSchema>;

const paystubSchema = object({
  paystubId: sensitive('id', nonEmptyString),
  /** Fields found on the document, and fields that most paystubs have. Other fields are left out. */
  fields: listKeepingInvalid(paystubFieldSchema),
  /** Pay frequency as stated by the borrower; null until they answer. It is never read from the document. */
  payFrequency: nullIfInvalid(payFrequency),
  /** Pay frequency that the dates on the document suggest; null when they suggest none. */
  suggestedFrequency: nullIfInvalid(payFrequency),
  findings: paystubFindings,
  /** True when the borrower confirmed that the different name is theirs. */
  isNameConfirmed: boolean(),
  /** True when the borrower excluded this paystub, so that it does not count. */
  isLeftOut: boolean(),
  job: jobFactsSchema,
});
export type Paystub = InferOutput<typeof paystubSchema>;

/** Warnings about a document. `lowResolution` means below 150 dpi. */
const paperWarnings = codeList(['lowResolution', 'blurred', 'noPaystub', 'severalPaystubs']);
export type PaperWarning = InferOutput<typeof paperWarnings>[number];

export const paperDetailsSchema = object({
  ...paper,
  /**
   * Optional, not in the specification: a number that increases with each change by the borrower, so that two tabs cannot silently
   * overwrite each other.
   */
  version: exactOptional(count()),
  warnings: paperWarnings,
  /**
   * Width and height of each page's picture in pixels; empty until the document is `read`. `GET api/ocr/download/{documentId}/page/{n}`
   * returns the picture; the first entry is page 1.
   */
  pages: listKeepingInvalid(object({ width: count(), height: count() })),
  paystubs: listKeepingInvalid(paystubSchema),
});
export type PaperDetails = InferOutput<typeof paperDetailsSchema>;

export const changedPaperSchema = union([paperDetailsSchema, object({ removed: sensitive('document', nonEmptyString) })]);
export type ChangedPaper = InferOutput<typeof changedPaperSchema>;

/** Text typed by a person, or null. Other rules check the content. */
const typed = nullable(pipe(string(), maxLength(500)));

const ofPaper = {
  documentId: sensitive('document', identifier),
  /**
   * Version of the document that the borrower saw, if it has one; 409 `paperChanged` when it is outdated. Repeating the change that made
   * the present version returns the first response again.
   */
  version: exactOptional(count()),
};
const ofPaystub = { ...ofPaper, paystubId: sensitive('id', identifier) };

/** One change of a document; each returns the updated document. */
export const paperChangeSchema = variant('change', [
  // Corrects a value; null clears it. Sending the value as it was read undoes an edit.
  strictObject({ ...ofPaystub, change: literal('correct'), field: paystubFieldName, value: sensitive('secret', typed) }),
  // Confirms a doubtful value.
  strictObject({ ...ofPaystub, change: literal('confirm'), field: paystubFieldName }),
  // Undoes a correction or a confirmation.
  strictObject({ ...ofPaystub, change: literal('undo'), field: paystubFieldName }),
  strictObject({ ...ofPaystub, change: literal('frequency'), payFrequency }),
  // Confirms that the different name on the paystub is the borrower's.
  strictObject({ ...ofPaystub, change: literal('confirmName') }),
  // Excludes this paystub, for example because it is another person's, or includes it again.
  strictObject({ ...ofPaystub, change: literal('leaveOut'), isLeftOut: boolean() }),
  strictObject({
    ...ofPaystub,
    change: literal('job'),
    job: strictObject({ startedOn: sensitive('none', typed), priorYearGross: sensitive('secret', typed) }),
  }),
  // Adds an empty paystub to fill in, for a document in which none was found.
  strictObject({ ...ofPaper, change: literal('typeIn') }),
  // Confirms that an `unsure` document is a paystub.
  strictObject({ ...ofPaper, change: literal('isPaystub') }),
  // Reads a `failed` document again.
  strictObject({ ...ofPaper, change: literal('readAgain') }),
  // Deletes the document. The response is `{ removed }` instead of the document.
  strictObject({ ...ofPaper, change: literal('remove') }),
]);
export type PaperChange = InferOutput<typeof paperChangeSchema>;

/** `monthlyIncome` is the income that the borrower saw. 409 `incomeChanged` when the lender computes a different one. */
export const newAimCheckSchema = strictObject({ monthlyIncome: sensitive('secret', amount) });
export type NewAimCheck = InferOutput<typeof newAimCheckSchema>;
