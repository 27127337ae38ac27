import { boolean, exactOptional, nullable, number, object, union } from 'valibot';

import type {
  AdditionalBorrower,
  AgencyRequest,
  AimCheck,
  AimCheckState,
  ContactTicket,
  DoubtReason as SentDoubt,
  IncomeCheck as SentCheck,
  IncomePaper,
  PagePlace,
  PaperDetails as SentDetails,
  PayFrequency,
  Paystub as SentPaystub,
  PaystubField as SentField,
  PaystubFieldName,
  PaystubFinding as SentFinding,
  ReadingState,
  UploadedDocument,
} from '#contract/borrower/ocr.ts';
import { loanOfficerSchema } from '#contract/borrower/officers.ts';
import type { OrUnknown, Unreadable } from '#domain/unreadable.ts';
import { asRead } from '#platform/api/answers/asRead.ts';
import {
  dateOnly,
  codeOrNull,
  codesOf,
  essential,
  knownCode,
  listKeepingUnreadable,
  money,
  orNull,
  utcInstant,
  wholeList,
  words,
  wordsOrNull,
  type ShapeOf,
} from '#platform/api/answers/shapes.ts';

/** Why a value is marked, as the portal reads it: for a reason that it has no words for, too. */
export type DoubtReason = OrUnknown<SentDoubt>;
export type PaystubFinding = OrUnknown<SentFinding>;
export interface PaystubField extends Omit<SentField, 'doubt'> {
  doubt: DoubtReason | null;
}
export interface Paystub extends Omit<SentPaystub, 'fields' | 'findings'> {
  fields: (PaystubField | Unreadable)[];
  findings: PaystubFinding[];
}
export interface PaperDetails extends Omit<SentDetails, 'warnings' | 'pages' | 'paystubs'> {
  warnings: OrUnknown<SentDetails['warnings'][number]>[];
  pages: (SentDetails['pages'][number] | Unreadable)[];
  paystubs: (Paystub | Unreadable)[];
}
export interface IncomeCheck extends Omit<SentCheck, 'papers'> {
  papers: (IncomePaper | Unreadable)[];
}

export const ticketShape: ShapeOf<ContactTicket> = object({
  ticket: essential,
  expiresAtUtc: utcInstant,
  expiresInSeconds: number(),
});

const paper = {
  documentId: essential,
  fileName: words,
  mediaType: words,
  sizeBytes: number(),
  sha256: words,
  sentAtUtc: utcInstant,
  reading: knownCode<ReadingState>({ reading: true, unsure: true, read: true, failed: true }),
  secondsLeft: orNull(number()),
  paystubCount: number(),
  toCheckCount: number(),
};

const paperShape: ShapeOf<IncomePaper> = object(paper);

export const additionalBorrowerShape: ShapeOf<AdditionalBorrower> = object({
  firstName: words,
  emailHint: words,
  state: knownCode<AdditionalBorrower['state']>({ asked: true, skipped: true, invited: true }),
});

export const aimCheckShape: ShapeOf<AimCheck> = object({
  aimCheckId: essential,
  state: knownCode<AimCheckState>({ running: true, passed: true, failed: true }),
  startedAtUtc: utcInstant,
  isFailureTold: boolean(),
});

export const agencyRequestShape: ShapeOf<AgencyRequest> = object({
  requestId: essential,
  aimCheckId: essential,
  sentAtUtc: utcInstant,
  consentedAtUtc: utcInstant,
});

export const incomeCheckShape: ShapeOf<IncomeCheck> = object({
  officer: asRead(loanOfficerSchema),
  person: object({ firstName: words, lastName: words }),
  expiresOn: dateOnly,
  limits: object({
    fileBytes: number(),
    filesAtOnce: number(),
    documents: number(),
    totalBytes: number(),
    mediaTypes: wholeList(essential),
  }),
  papers: listKeepingUnreadable(paperShape),
  // Null says that there is none: one that cannot be read must not be asked for, started or sent again.
  additionalBorrower: nullable(additionalBorrowerShape),
  aimCheck: nullable(aimCheckShape),
  agencyRequest: nullable(agencyRequestShape),
});

const placeShape: ShapeOf<PagePlace> = object({ page: number(), x: number(), y: number(), width: number(), height: number() });

const fieldShape: ShapeOf<PaystubField> = object({
  name: knownCode<PaystubFieldName>({
    employer: true,
    person: true,
    periodStart: true,
    periodEnd: true,
    payDate: true,
    gross: true,
    deductions: true,
    net: true,
    grossYearToDate: true,
    rate: true,
    hours: true,
    overtime: true,
    overtimeYearToDate: true,
    bonus: true,
    bonusYearToDate: true,
  }),
  read: wordsOrNull,
  value: wordsOrNull,
  confidence: number(),
  doubt: codeOrNull<SentDoubt>({
    unclear: true,
    sum: true,
    meaning: true,
    contradiction: true,
    poorPicture: true,
    missing: true,
  }),
  isEdited: boolean(),
  isConfirmed: boolean(),
  place: orNull(placeShape),
});

/** With null it is asked for. */
const frequencyOrNull = orNull(knownCode<PayFrequency>({ weekly: true, biweekly: true, semimonthly: true, monthly: true }));

const paystubShape: ShapeOf<Paystub> = object({
  paystubId: essential,
  fields: listKeepingUnreadable(fieldShape),
  payFrequency: frequencyOrNull,
  suggestedFrequency: frequencyOrNull,
  findings: codesOf<SentFinding>({ sumIsOff: true, yearToDateBelowGross: true, otherPerson: true, periodIsOff: true, old: true }),
  isNameConfirmed: boolean(),
  isLeftOut: boolean(),
  job: object({ startedOn: orNull(dateOnly), priorYearGross: orNull(money) }),
});

export const paperDetailsShape: ShapeOf<PaperDetails> = object({
  ...paper,
  version: exactOptional(number()),
  warnings: codesOf<SentDetails['warnings'][number]>({
    lowResolution: true,
    blurred: true,
    noPaystub: true,
    severalPaystubs: true,
  }),
  // Their places in the list are their numbers.
  pages: listKeepingUnreadable(object({ width: number(), height: number() })),
  paystubs: listKeepingUnreadable(paystubShape),
});

export const paperChangedShape: ShapeOf<PaperDetails | { removed: string }> = union([
  paperDetailsShape,
  object({ removed: essential }),
]);

/** What the lender says it has got: all of it, or nothing is believed. */
export const uploadedShape: ShapeOf<UploadedDocument[]> = wholeList(
  object({ documentId: essential, fileName: words, mediaType: words, sizeBytes: number() }),
);
