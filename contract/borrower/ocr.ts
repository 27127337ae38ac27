/** Papers that prove an income, what was read from them, and the check that they go into. */
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
  codes,
  count,
  dateOnly,
  identifier,
  knownCodes,
  listKeepingOdd,
  money,
  nonEmptyString,
  nullIfOdd,
  sensitive,
  text,
  textOrNull,
  utcInstant,
  wholeList,
} from '../schema.ts';
import { uploadLimitsSchema } from './docuSafe.ts';
import { loanOfficerSchema } from './officers.ts';

/** A paper that the lender has received. */
const uploadedDocumentSchema = object({
  /** uuid */
  documentId: sensitive('document', nonEmptyString),
  /** As the sender named it. */
  fileName: sensitive('file', text),
  /** What the content turned out to be, for example "application/pdf". */
  mediaType: sensitive('none', text),
  sizeBytes: count(1),
});
export type UploadedDocument = InferOutput<typeof uploadedDocumentSchema>;

/** What the lender says it has got: all of it, or nothing is believed. */
export const uploadedDocumentsSchema = wholeList(uploadedDocumentSchema);

/** The right to see and send papers of one mailed link, in `X-Contact-Ticket`. Extended while it is used. */
export const contactTicketSchema = object({
  ticket: sensitive('secret', nonEmptyString),
  expiresAtUtc: utcInstant,
  /** The same end counted from the answer, for devices whose clock is wrong. */
  expiresInSeconds: number(),
});
export type ContactTicket = InferOutput<typeof contactTicketSchema>;

/** Why nobody was let in, and who can help. */
export const contactRefusalSchema = object({ ...errorBody, officer: exactOptional(loanOfficerSchema) });
export type ContactRefusal = InferOutput<typeof contactRefusalSchema>;

/**
 * `failed`: the reading broke off; it may be asked for again. A paper in which no paystub was found is `read`. `unsure`: something was read, but
 * the paper may be another one, such as an invoice; it has no paystubs until the borrower says `isPaystub`, and `remove` is the other answer.
 */
const readingState = knownCodes(['reading', 'unsure', 'read', 'failed']);
export type ReadingState = InferOutput<typeof readingState>;

/** One paper of the link. */
const paper = {
  documentId: sensitive('document', nonEmptyString),
  fileName: sensitive('file', text),
  mediaType: sensitive('none', text),
  sizeBytes: count(1),
  /** SHA-256 in hex, so that the sender can be asked before it comes twice. */
  sha256: sensitive('document', text),
  sentAtUtc: utcInstant,
  reading: readingState,
  /** While it is `reading`: about how many seconds are left, the papers before it included; 0 where it takes longer than usual. Otherwise null. */
  secondsLeft: nullIfOdd(number()),
  /** Paystubs that it holds; 0 while it is not `read`, and where none was found. */
  paystubCount: count(),
  /** Values that are marked and were neither edited nor confirmed. */
  toCheckCount: count(),
};
const incomePaperSchema = object(paper);
export type IncomePaper = InferOutput<typeof incomePaperSchema>;

/** Somebody else on the application, whose income is asked for on a link of their own. */
export const additionalBorrowerSchema = object({
  firstName: sensitive('person', text),
  /** For example "j•••@example.com". */
  emailHint: sensitive('email', text),
  /** `asked`: neither skipped nor invited yet. `invited`: a link was mailed to them. */
  state: knownCodes(['asked', 'skipped', 'invited']),
});
export type AdditionalBorrower = InferOutput<typeof additionalBorrowerSchema>;

/** `running`: ask again with the same key. `failed`: nothing was decided about the borrower; a person looks at it, or it is tried again. */
const aimCheckState = knownCodes(['running', 'passed', 'failed']);
export type AimCheckState = InferOutput<typeof aimCheckState>;

/** A run of the lender's check of the income. It is preliminary, whatever comes out. */
export const aimCheckSchema = object({
  aimCheckId: sensitive('id', nonEmptyString),
  state: aimCheckState,
  startedAtUtc: utcInstant,
  /** The lender was told of the failure by `AimCheckFailure`. */
  isFailureTold: boolean(),
});
export type AimCheck = InferOutput<typeof aimCheckSchema>;

/** A request that went to the secondary market agency. */
export const agencyRequestSchema = object({
  requestId: sensitive('id', nonEmptyString),
  aimCheckId: sensitive('id', nonEmptyString),
  sentAtUtc: utcInstant,
  /** When the borrower agreed to it. */
  consentedAtUtc: utcInstant,
});
export type AgencyRequest = InferOutput<typeof agencyRequestSchema>;

/**
 * Everything behind one link, as it stands. Null in the last three says that there is none: one that cannot be read must not be asked for,
 * started or sent again.
 */
export const incomeCheckSchema = object({
  officer: loanOfficerSchema,
  person: object({ firstName: sensitive('person', text), lastName: sensitive('person', text) }),
  /** The last day on which the link opens. */
  expiresOn: dateOnly,
  limits: uploadLimitsSchema,
  /** In the order in which they came. */
  papers: listKeepingOdd(incomePaperSchema),
  /** Null where nobody else is on the application. */
  additionalBorrower: nullable(additionalBorrowerSchema),
  /** The newest run; null before the first. */
  aimCheck: nullable(aimCheckSchema),
  /** Null before it was sent. After that nothing can be changed. */
  agencyRequest: nullable(agencyRequestSchema),
});
export type IncomeCheck = InferOutput<typeof incomeCheckSchema>;

/** In the order in which they are shown. */
export const paystubFieldName = knownCodes([
  'employer',
  'person',
  'periodStart',
  'periodEnd',
  'payDate',
  // Money of the pay period: before deductions, all deductions together, and what was paid out.
  'gross',
  'deductions',
  'net',
  // Gross since January 1 of the pay date's year.
  'grossYearToDate',
  // Of regular hours: dollars an hour, and hours in the pay period.
  'rate',
  'hours',
  // Parts of `gross` and of `grossYearToDate`.
  'overtime',
  'overtimeYearToDate',
  'bonus',
  'bonusYearToDate',
]);
export type PaystubFieldName = InferOutput<typeof paystubFieldName>;

/** A rectangle on a page, as fractions of its width and height, from the top left corner. */
const pagePlaceSchema = object({
  /** From 1. */
  page: count(1),
  x: number(),
  y: number(),
  width: number(),
  height: number(),
});
export type PagePlace = InferOutput<typeof pagePlaceSchema>;

/** Why a value is marked. */
const doubtReason = codes([
  // The letters are hard to make out.
  'unclear',
  // Gross minus deductions is not net, or another sum on the paper does not come out.
  'sum',
  // Its letters are known, but not what it is: of this period or of the year, hours or dollars an hour, whose name.
  'meaning',
  // It is on the paper more than once, and not the same.
  'contradiction',
  // Blurred, or less than 150 dots an inch.
  'poorPicture',
  // Looked for and not found, though most paystubs have it.
  'missing',
]);
export type DoubtReason = InferOutput<typeof doubtReason>;

/** One value. Money "1842.17", hours "80.00", days `YYYY-MM-DD`, otherwise text. */
const paystubFieldSchema = object({
  name: paystubFieldName,
  /** As it was read; null where it was not found. Never changed by an edit. */
  read: sensitive('secret', textOrNull),
  /** As it counts now. */
  value: sensitive('secret', textOrNull),
  /** 0 to 1 */
  confidence: number(),
  /** Why to look at it; null where it is not marked. A correction or a confirmation does not take it away. */
  doubt: nullable(doubtReason),
  /** The borrower changed it, or confirmed what is marked. */
  isEdited: boolean(),
  isConfirmed: boolean(),
  place: nullIfOdd(pagePlaceSchema),
});
export type PaystubField = InferOutput<typeof paystubFieldSchema>;

const payFrequency = knownCodes(['weekly', 'biweekly', 'semimonthly', 'monthly']);
export type PayFrequency = InferOutput<typeof payFrequency>;

/** What does not fit, with the values as they count now. Never in the way of going on, but for `otherPerson`, which wants an answer. */
const paystubFindings = codeList([
  // Gross minus deductions is not net.
  'sumIsOff',
  'yearToDateBelowGross',
  // The name is not that of the person whom the link is for.
  'otherPerson',
  'periodIsOff',
  // The pay date is more than 90 days ago.
  'old',
]);
export type PaystubFinding = InferOutput<typeof paystubFindings>[number];

/** What the borrower may add to a paystub, because it changes the income; null where nothing was said. */
const jobFactsSchema = object({
  /** The first day at the job. Needed where the year to date comes to clearly less than its paydays: months of the year count from it. */
  startedOn: nullIfOdd(dateOnly),
  /** Gross of the year before, from a W-2. */
  priorYearGross: sensitive('secret', nullIfOdd(money)),
});
export type JobFacts = InferOutput<typeof jobFactsSchema>;

const paystubSchema = object({
  paystubId: sensitive('id', nonEmptyString),
  /** Those that the paper has and those that most have; the others are left out. */
  fields: listKeepingOdd(paystubFieldSchema),
  /** As the borrower says; null until then, and it is asked for. It is never read. */
  payFrequency: nullIfOdd(payFrequency),
  /** What the dates on the paper suggest; null where they suggest nothing. */
  suggestedFrequency: nullIfOdd(payFrequency),
  findings: paystubFindings,
  /** The borrower said that the other name is theirs. */
  isNameConfirmed: boolean(),
  /** It does not count, because the borrower said so. */
  isLeftOut: boolean(),
  job: jobFactsSchema,
});
export type Paystub = InferOutput<typeof paystubSchema>;

/** `lowResolution`: less than 150 dots an inch. */
const paperWarnings = codeList(['lowResolution', 'blurred', 'noPaystub', 'severalPaystubs']);
export type PaperWarning = InferOutput<typeof paperWarnings>[number];

/** One paper and what was read from it. */
export const paperDetailsSchema = object({
  ...paper,
  /** Added, optional: a higher number after each change of the borrower's. With it two tabs cannot overwrite each other unseen. */
  version: exactOptional(count()),
  warnings: paperWarnings,
  /**
   * Sizes of the pages' pictures, in pixels; empty until it is `read`. `GET api/ocr/download/{documentId}/page/{n}` has the picture: the place in
   * the list is the page's number.
   */
  pages: listKeepingOdd(object({ width: count(), height: count() })),
  paystubs: listKeepingOdd(paystubSchema),
});
export type PaperDetails = InferOutput<typeof paperDetailsSchema>;

/** The paper as it is then, or that it is gone. */
export const changedPaperSchema = union([paperDetailsSchema, object({ removed: sensitive('document', nonEmptyString) })]);
export type ChangedPaper = InferOutput<typeof changedPaperSchema>;

/** What a person types: the rules judge it. */
const typed = nullable(pipe(string(), maxLength(500)));

const ofPaper = {
  documentId: sensitive('document', identifier),
  /**
   * Of the paper that the borrower saw, where it has one; 409 `paperChanged` when it is another one by now. The change that made the present
   * version, sent a second time, is answered as the first.
   */
  version: exactOptional(count()),
};
const ofPaystub = { ...ofPaper, paystubId: sensitive('id', identifier) };

/** A change of what was read; each answers the paper as it is then. */
export const paperChangeSchema = variant('change', [
  // `value: null` takes it away. The value as it was read again undoes an edit.
  strictObject({ ...ofPaystub, change: literal('correct'), field: paystubFieldName, value: sensitive('secret', typed) }),
  // A marked value is right.
  strictObject({ ...ofPaystub, change: literal('confirm'), field: paystubFieldName }),
  // Both of the above.
  strictObject({ ...ofPaystub, change: literal('undo'), field: paystubFieldName }),
  strictObject({ ...ofPaystub, change: literal('frequency'), payFrequency }),
  // The other name on it is the borrower's.
  strictObject({ ...ofPaystub, change: literal('confirmName') }),
  // This paystub does not count, for example because it is another person's.
  strictObject({ ...ofPaystub, change: literal('leaveOut'), isLeftOut: boolean() }),
  strictObject({
    ...ofPaystub,
    change: literal('job'),
    job: strictObject({ startedOn: sensitive('none', typed), priorYearGross: sensitive('secret', typed) }),
  }),
  // For a paper in which none was found: an empty paystub, to type in.
  strictObject({ ...ofPaper, change: literal('typeIn') }),
  // An `unsure` one is a paystub.
  strictObject({ ...ofPaper, change: literal('isPaystub') }),
  // Reads a `failed` one again.
  strictObject({ ...ofPaper, change: literal('readAgain') }),
  // Deletes the paper. `removed` in the answer's place.
  strictObject({ ...ofPaper, change: literal('remove') }),
]);
export type PaperChange = InferOutput<typeof paperChangeSchema>;

/** `monthlyIncome` is what the borrower saw; another one here is a refusal, 409 `incomeChanged`. */
export const newAimCheckSchema = strictObject({ monthlyIncome: sensitive('secret', amount) });
export type NewAimCheck = InferOutput<typeof newAimCheckSchema>;
