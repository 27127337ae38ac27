import { boolean, exactOptional, number, object } from 'valibot';

import type {
  DocumentRequest as SentRequest,
  DocumentState,
  DocumentTypes,
  FollowUpTask as SentTask,
  LinkContact,
  SentDocument as ReceivedDocument,
  TaskState,
  UploadReport,
} from '#contract/borrower/docuSafe.ts';
import { propertySchema } from '#contract/borrower/loans.ts';
import { notificationSchema, type Notification } from '#contract/notification.ts';
import { loanOfficerSchema } from '#contract/borrower/officers.ts';
import type { OrUnknown, Unreadable } from '#domain/unreadable.ts';
import { asRead } from '#platform/api/answers/asRead.ts';
import {
  answerKeepingUnreadable,
  codeOf,
  dateOnly,
  essential,
  knownCode,
  listKeepingUnreadable,
  listSkippingUnreadable,
  orNull,
  utcInstant,
  wholeList,
  words,
  wordsOrNull,
  type ShapeOf,
} from '#platform/api/answers/shapes.ts';

/** What was sent and what is asked for, as the portal reads it. */
export interface SentDocument extends Omit<ReceivedDocument, 'state'> {
  state: OrUnknown<DocumentState>;
}
export interface FollowUpTask extends Omit<SentTask, 'state' | 'documents'> {
  state: OrUnknown<TaskState>;
  documents: (SentDocument | Unreadable)[];
}
export interface DocumentRequest extends Omit<SentRequest, 'purpose' | 'notes' | 'tasks'> {
  purpose: OrUnknown<SentRequest['purpose']>;
  notes: (Notification | Unreadable)[];
  tasks: (FollowUpTask | Unreadable)[];
}
export interface MoreDocuments {
  documents: (SentDocument | Unreadable)[];
  hasMoreResults: boolean;
}

export const documentTypesShape: ShapeOf<DocumentTypes> = object({
  documentTypes: listSkippingUnreadable(object({ documentType: essential, name: words })),
  limits: object({
    fileBytes: number(),
    filesAtOnce: number(),
    documents: number(),
    totalBytes: number(),
    mediaTypes: wholeList(essential),
  }),
});

export const linkContactShape: ShapeOf<LinkContact> = object({
  officer: asRead(loanOfficerSchema),
  kind: knownCode<LinkContact['kind']>({ followUp: true, preApproval: true }),
  expiresOn: dateOnly,
});

const sentDocumentShape: ShapeOf<SentDocument> = object({
  documentId: essential,
  fileName: wordsOrNull,
  mediaType: words,
  sizeBytes: number(),
  sentAtUtc: utcInstant,
  state: codeOf<DocumentState>({ received: true, accepted: true, sentBack: true }),
  sha256: words,
  mayBeWithdrawn: exactOptional(boolean()),
});

export const taskShape: ShapeOf<FollowUpTask> = object({
  taskId: essential,
  documentType: words,
  title: words,
  why: words,
  state: codeOf<TaskState>({ requested: true, uploaded: true, accepted: true, sentBack: true, unavailable: true }),
  wanted: number(),
  sentBackReason: wordsOrNull,
  documents: listKeepingUnreadable(sentDocumentShape),
  documentCount: number(),
  mayBeUnavailable: exactOptional(boolean()),
});

const documentRequestShape: ShapeOf<DocumentRequest> = object({
  requestId: essential,
  kind: knownCode<SentRequest['kind']>({ followUp: true, preApproval: true, sending: true }),
  officer: asRead(loanOfficerSchema),
  purpose: codeOf<SentRequest['purpose']>({ refinance: true, purchase: true, servicing: true }),
  property: orNull(asRead(propertySchema)),
  askedAtUtc: utcInstant,
  dueDate: orNull(dateOnly),
  notes: listKeepingUnreadable(asRead(notificationSchema)),
  tasks: listKeepingUnreadable(taskShape),
  toldAtUtc: orNull(utcInstant),
});

export const moreDocumentsShape: ShapeOf<MoreDocuments> = object({
  documents: listKeepingUnreadable(sentDocumentShape),
  hasMoreResults: boolean(),
});

/** Whether they can be read or not. */
export const documentRequestsShape: ShapeOf<(DocumentRequest | Unreadable)[]> = answerKeepingUnreadable(documentRequestShape);

export const newSenderShape: ShapeOf<{ contactId: string }> = object({ contactId: essential });

export const uploadReportShape: ShapeOf<UploadReport> = object({
  state: knownCode<UploadReport['state']>({ told: true, waiting: true }),
});
