import { boolean, number, object, picklist, union } from 'valibot';

import type {
  AdditionalBorrower,
  AgencyRequest,
  AimCheck,
  ContactTicket,
  IncomeCheck,
  IncomePaper,
  PagePlace,
} from '#contract/borrower/ocr.ts';
import type { PaperDetails, Paystub, PaystubField, UploadedDocument } from '#contract/borrower/ocr.ts';
import { officerShape } from '#lending/officers/officerShape.ts';
import {
  dateOnly,
  essential,
  listOf,
  money,
  orNull,
  utcInstant,
  words,
  wordsOrNull,
  type ShapeOf,
} from '#platform/api/answers/shapes.ts';

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
  reading: picklist(['reading', 'unsure', 'read', 'failed']),
  secondsLeft: orNull(number()),
  paystubCount: number(),
  toCheckCount: number(),
};

const paperShape: ShapeOf<IncomePaper> = object(paper);

export const additionalBorrowerShape: ShapeOf<AdditionalBorrower> = object({
  firstName: words,
  emailHint: words,
  state: picklist(['asked', 'skipped', 'invited']),
});

export const aimCheckShape: ShapeOf<AimCheck> = object({
  aimCheckId: essential,
  state: picklist(['running', 'passed', 'failed']),
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
  officer: officerShape,
  person: object({ firstName: words, lastName: words }),
  expiresOn: dateOnly,
  limits: object({
    fileBytes: number(),
    filesAtOnce: number(),
    documents: number(),
    totalBytes: number(),
    mediaTypes: listOf(essential),
  }),
  papers: listOf(paperShape),
  additionalBorrower: orNull(additionalBorrowerShape),
  aimCheck: orNull(aimCheckShape),
  agencyRequest: orNull(agencyRequestShape),
});

const placeShape: ShapeOf<PagePlace> = object({ page: number(), x: number(), y: number(), width: number(), height: number() });

const fieldShape: ShapeOf<PaystubField> = object({
  name: picklist([
    'employer',
    'person',
    'periodStart',
    'periodEnd',
    'payDate',
    'gross',
    'deductions',
    'net',
    'grossYearToDate',
    'rate',
    'hours',
    'overtime',
    'overtimeYearToDate',
    'bonus',
    'bonusYearToDate',
  ]),
  read: wordsOrNull,
  value: wordsOrNull,
  confidence: number(),
  doubt: orNull(picklist(['unclear', 'sum', 'meaning', 'contradiction', 'poorPicture', 'missing'])),
  isEdited: boolean(),
  isConfirmed: boolean(),
  place: orNull(placeShape),
});

const frequencyOrNull = orNull(picklist(['weekly', 'biweekly', 'semimonthly', 'monthly']));

const paystubShape: ShapeOf<Paystub> = object({
  paystubId: essential,
  fields: listOf(fieldShape),
  payFrequency: frequencyOrNull,
  suggestedFrequency: frequencyOrNull,
  findings: listOf(picklist(['sumIsOff', 'yearToDateBelowGross', 'otherPerson', 'periodIsOff', 'old'])),
  isNameConfirmed: boolean(),
  isLeftOut: boolean(),
  job: object({ startedOn: orNull(dateOnly), priorYearGross: orNull(money) }),
});

export const paperDetailsShape: ShapeOf<PaperDetails> = object({
  ...paper,
  warnings: listOf(picklist(['lowResolution', 'blurred', 'noPaystub', 'severalPaystubs'])),
  pages: listOf(object({ width: number(), height: number() })),
  paystubs: listOf(paystubShape),
});

export const paperChangedShape: ShapeOf<PaperDetails | { removed: string }> = union([
  paperDetailsShape,
  object({ removed: essential }),
]);

export const uploadedShape: ShapeOf<UploadedDocument[]> = listOf(
  object({ documentId: essential, fileName: words, mediaType: words, sizeBytes: number() }),
);
