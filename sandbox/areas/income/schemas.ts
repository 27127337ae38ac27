/** Income on the wire. Each schema is held to the contract's type, both ways, at the end of the file. */
import { Type, type Static } from 'typebox';

import { loanOfficerSchema } from '#contract/borrower/officers.ts';
import type { AgencyCalls } from '#contract/agency.ts';
import type * as contract from '#contract/borrower/ocr.ts';
import { Day, Money, Named, Text, TextOrNull } from '../../base/wire/formats.ts';
import { wire } from '../../base/wire/operation.ts';
import type { Holds, Same } from '../../base/wire/sameType.ts';
import { FIELDS } from './papers/values.ts';

const Count = Type.Integer({ minimum: 0 });
const oneOf = <Name extends string>(...names: readonly Name[]) => Type.Enum([...names]);

export const UploadedDocument = Type.Object({
  documentId: Text,
  fileName: Text,
  mediaType: Text,
  sizeBytes: Type.Integer({ minimum: 1 }),
});

export const Ticket = Type.Object({ ticket: Text, expiresAtUtc: Text, expiresInSeconds: Type.Number() });

const paper = {
  documentId: Text,
  fileName: Text,
  mediaType: Text,
  sizeBytes: Type.Integer({ minimum: 1 }),
  sha256: Text,
  sentAtUtc: Text,
  reading: oneOf('reading', 'unsure', 'read', 'failed'),
  secondsLeft: Type.Union([Type.Number(), Type.Null()]),
  paystubCount: Count,
  toCheckCount: Count,
};

export const AdditionalBorrower = Type.Object({ firstName: Text, emailHint: Text, state: oneOf('asked', 'skipped', 'invited') });

export const AimCheck = Type.Object({
  aimCheckId: Text,
  state: oneOf('running', 'passed', 'failed'),
  startedAtUtc: Text,
  isFailureTold: Type.Boolean(),
});

export const AgencyRequest = Type.Object({ requestId: Text, aimCheckId: Text, sentAtUtc: Text, consentedAtUtc: Text });

export const IncomeCheck = Type.Object({
  officer: wire(loanOfficerSchema),
  person: Type.Object({ firstName: Text, lastName: Text }),
  expiresOn: Day,
  limits: Type.Object({
    fileBytes: Count,
    filesAtOnce: Count,
    documents: Count,
    totalBytes: Count,
    mediaTypes: Type.Array(Text),
  }),
  papers: Type.Array(Type.Object(paper)),
  additionalBorrower: Type.Union([AdditionalBorrower, Type.Null()]),
  aimCheck: Type.Union([AimCheck, Type.Null()]),
  agencyRequest: Type.Union([AgencyRequest, Type.Null()]),
});

const FieldName = oneOf(...FIELDS);
const Frequency = oneOf('weekly', 'biweekly', 'semimonthly', 'monthly');
const FrequencyOrNull = Type.Union([Frequency, Type.Null()]);
const Job = { startedOn: TextOrNull, priorYearGross: TextOrNull };

const Field = Type.Object({
  name: FieldName,
  read: TextOrNull,
  value: TextOrNull,
  confidence: Type.Number(),
  doubt: Type.Union([oneOf('unclear', 'sum', 'meaning', 'contradiction', 'poorPicture', 'missing'), Type.Null()]),
  isEdited: Type.Boolean(),
  isConfirmed: Type.Boolean(),
  place: Type.Union([
    Type.Object({ page: Type.Integer(), x: Type.Number(), y: Type.Number(), width: Type.Number(), height: Type.Number() }),
    Type.Null(),
  ]),
});

const Paystub = Type.Object({
  paystubId: Text,
  fields: Type.Array(Field),
  payFrequency: FrequencyOrNull,
  suggestedFrequency: FrequencyOrNull,
  findings: Type.Array(oneOf('sumIsOff', 'yearToDateBelowGross', 'otherPerson', 'periodIsOff', 'old')),
  isNameConfirmed: Type.Boolean(),
  isLeftOut: Type.Boolean(),
  job: Type.Object(Job),
});

export const Paper = Type.Object({
  ...paper,
  version: Type.Optional(Count),
  warnings: Type.Array(oneOf('lowResolution', 'blurred', 'noPaystub', 'severalPaystubs')),
  pages: Type.Array(Type.Object({ width: Count, height: Count })),
  paystubs: Type.Array(Paystub),
});

export const PaperOrRemoved = Type.Union([Paper, Type.Object({ removed: Text })]);

const strict = { additionalProperties: false };
/** What a person types: the rules judge it. */
const Typed = Type.Union([Type.String({ maxLength: 500 }), Type.Null()]);
const ofPaper = { documentId: Named, version: Type.Optional(Count) };
const ofPaystub = { ...ofPaper, paystubId: Named };

export const Change = Type.Union([
  Type.Object({ ...ofPaystub, change: Type.Literal('correct'), field: FieldName, value: Typed }, strict),
  Type.Object({ ...ofPaystub, change: Type.Literal('confirm'), field: FieldName }, strict),
  Type.Object({ ...ofPaystub, change: Type.Literal('undo'), field: FieldName }, strict),
  Type.Object({ ...ofPaystub, change: Type.Literal('frequency'), payFrequency: Frequency }, strict),
  Type.Object({ ...ofPaystub, change: Type.Literal('confirmName') }, strict),
  Type.Object({ ...ofPaystub, change: Type.Literal('leaveOut'), isLeftOut: Type.Boolean() }, strict),
  Type.Object(
    { ...ofPaystub, change: Type.Literal('job'), job: Type.Object({ startedOn: Typed, priorYearGross: Typed }, strict) },
    strict,
  ),
  Type.Object({ ...ofPaper, change: Type.Literal('typeIn') }, strict),
  Type.Object({ ...ofPaper, change: Type.Literal('isPaystub') }, strict),
  Type.Object({ ...ofPaper, change: Type.Literal('readAgain') }, strict),
  Type.Object({ ...ofPaper, change: Type.Literal('remove') }, strict),
]);

export const NewAimCheck = Type.Object({ monthlyIncome: Money }, strict);

export const NewAgencyRequest = Type.Object(
  {
    aimCheckId: Named,
    consent: Type.Object(
      { agreedAtUtc: Type.String({ maxLength: 40 }), wording: Type.String({ minLength: 1, maxLength: 40 }) },
      strict,
    ),
  },
  strict,
);
export const OtherAction = Type.Object({ action: oneOf('skip', 'ask', 'invite') }, strict);

export type Agreed = [
  Holds<Same<Static<typeof UploadedDocument>, contract.UploadedDocument>>,
  Holds<Same<Static<typeof Ticket>, contract.ContactTicket>>,
  Holds<Same<Static<typeof IncomeCheck>, contract.IncomeCheck>>,
  Holds<Same<Static<typeof Paper>, contract.PaperDetails>>,
  Holds<Same<Static<typeof Change>, contract.PaperChange>>,
  Holds<Same<Static<typeof NewAimCheck>, contract.NewAimCheck>>,
  Holds<Same<Static<typeof AimCheck>, contract.AimCheck>>,
  Holds<Same<Static<typeof NewAgencyRequest>, AgencyCalls['POST sendRequestToFreddieMac']['request']>>,
  Holds<Same<Static<typeof AgencyRequest>, contract.AgencyRequest>>,
  Holds<Same<Static<typeof OtherAction>, AgencyCalls['PUT skipAdditionalBorrower']['request']>>,
  Holds<Same<Static<typeof AdditionalBorrower>, contract.AdditionalBorrower>>,
];
