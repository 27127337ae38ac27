/** Document requests on the wire. Each schema is held to the contract's type, both ways, at the end of the file. */
import { Type, type Static } from 'typebox';

import { loanOfficerSchema } from '#contract/borrower/officers.ts';
import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import type * as contract from '#contract/borrower/docuSafe.ts';
import { propertySchema } from '#contract/borrower/loans.ts';
import { notificationSchema } from '#contract/notification.ts';
import { Day, Named, Text, TextOrNull } from '../../base/wire/formats.ts';
import { wire } from '../../base/wire/operation.ts';
import type { Holds, Same } from '../../base/wire/sameType.ts';

export const Types = Type.Object({
  documentTypes: Type.Array(Type.Object({ documentType: Text, name: Text })),
  limits: Type.Object({
    fileBytes: Type.Integer(),
    filesAtOnce: Type.Integer(),
    documents: Type.Integer(),
    totalBytes: Type.Integer(),
    mediaTypes: Type.Array(Text),
  }),
});

export const LinkContact = Type.Object({
  officer: wire(loanOfficerSchema),
  kind: Type.Union([Type.Literal('followUp'), Type.Literal('preApproval')]),
  expiresOn: Day,
});

const SentDocument = Type.Object({
  documentId: Text,
  fileName: TextOrNull,
  mediaType: Text,
  sizeBytes: Type.Integer({ minimum: 1 }),
  sentAtUtc: Text,
  state: Type.Union([Type.Literal('received'), Type.Literal('accepted'), Type.Literal('sentBack')]),
  sha256: Text,
  mayBeWithdrawn: Type.Optional(Type.Boolean()),
});

export const Task = Type.Object({
  taskId: Text,
  documentType: Text,
  title: Text,
  why: Text,
  state: Type.Union([
    Type.Literal('requested'),
    Type.Literal('uploaded'),
    Type.Literal('accepted'),
    Type.Literal('sentBack'),
    Type.Literal('unavailable'),
  ]),
  wanted: Type.Integer({ minimum: 1 }),
  sentBackReason: TextOrNull,
  documents: Type.Array(SentDocument),
  documentCount: Type.Integer({ minimum: 0 }),
  mayBeUnavailable: Type.Optional(Type.Boolean()),
});

export const Request = Type.Object({
  requestId: Text,
  kind: Type.Union([Type.Literal('followUp'), Type.Literal('preApproval'), Type.Literal('sending')]),
  officer: wire(loanOfficerSchema),
  purpose: Type.Union([Type.Literal('refinance'), Type.Literal('purchase'), Type.Literal('servicing')]),
  property: Type.Union([wire(propertySchema), Type.Null()]),
  askedAtUtc: Text,
  dueDate: Type.Union([Day, Type.Null()]),
  notes: Type.Array(wire(notificationSchema)),
  tasks: Type.Array(Task),
  toldAtUtc: TextOrNull,
});

export const More = Type.Object({ documents: Type.Array(SentDocument), hasMoreResults: Type.Boolean() });

/** A token: long, and empty with a session. */
const Token = Type.String({ maxLength: 1000 });

export const Action = Type.Union([
  Type.Object(
    { taskId: Named, contactId: Token, action: Type.Literal('withdraw'), documentId: Named },
    { additionalProperties: false },
  ),
  Type.Object({ taskId: Named, contactId: Token, action: Type.Literal('unavailable') }, { additionalProperties: false }),
]);

export const WhichRequest = Type.Object({ requestId: Named, contactId: Token }, { additionalProperties: false });
export const Report = Type.Object({ state: Type.Union([Type.Literal('told'), Type.Literal('waiting')]) });
export const Contact = Type.Object({ contactId: Text });

export type Agreed = [
  Holds<Same<Static<typeof Types>, contract.DocumentTypes>>,
  Holds<Same<Static<typeof LinkContact>, contract.LinkContact>>,
  Holds<Same<Static<typeof SentDocument>, contract.SentDocument>>,
  Holds<Same<Static<typeof Task>, contract.FollowUpTask>>,
  Holds<Same<Static<typeof Request>, contract.DocumentRequest>>,
  Holds<Same<Static<typeof More>, contract.MoreDocuments>>,
  Holds<Same<Static<typeof WhichRequest>, BorrowerCalls['POST api/DocuSafe/sendDocumentsUploadedEmail']['request']>>,
  Holds<Same<Static<typeof Report>, contract.UploadReport>>,
];
