import { boolean, exactOptional, number, object, picklist } from 'valibot';

import type {
  DocumentRequest,
  DocumentTypes,
  FollowUpTask,
  LinkContact,
  MoreDocuments,
  SentDocument,
} from '#contract/borrower/docuSafe.ts';
import { notificationShape } from '#lending/notes/notificationShape.ts';
import { officerShape } from '#lending/officers/officerShape.ts';
import { propertyShape } from '#lending/servicing/loanShapes.ts';
import {
  dateOnly,
  essential,
  listOf,
  orNull,
  utcInstant,
  words,
  wordsOrNull,
  type ShapeOf,
} from '#platform/api/answers/shapes.ts';

export const documentTypesShape: ShapeOf<DocumentTypes> = object({
  documentTypes: listOf(object({ documentType: essential, name: words })),
  limits: object({
    fileBytes: number(),
    filesAtOnce: number(),
    documents: number(),
    totalBytes: number(),
    mediaTypes: listOf(essential),
  }),
});

export const linkContactShape: ShapeOf<LinkContact> = object({
  officer: officerShape,
  kind: picklist(['followUp', 'preApproval']),
  expiresOn: dateOnly,
});

const sentDocumentShape: ShapeOf<SentDocument> = object({
  documentId: essential,
  fileName: wordsOrNull,
  mediaType: words,
  sizeBytes: number(),
  sentAtUtc: utcInstant,
  state: picklist(['received', 'accepted', 'sentBack']),
  sha256: words,
  mayBeWithdrawn: exactOptional(boolean()),
});

export const taskShape: ShapeOf<FollowUpTask> = object({
  taskId: essential,
  documentType: words,
  title: words,
  why: words,
  state: picklist(['requested', 'uploaded', 'accepted', 'sentBack', 'unavailable']),
  wanted: number(),
  sentBackReason: wordsOrNull,
  documents: listOf(sentDocumentShape),
  documentCount: number(),
  mayBeUnavailable: exactOptional(boolean()),
});

export const documentRequestShape: ShapeOf<DocumentRequest> = object({
  requestId: essential,
  kind: picklist(['followUp', 'preApproval', 'sending']),
  officer: officerShape,
  purpose: picklist(['refinance', 'purchase', 'servicing']),
  property: orNull(propertyShape),
  askedAtUtc: utcInstant,
  dueDate: orNull(dateOnly),
  notes: listOf(notificationShape),
  tasks: listOf(taskShape),
  toldAtUtc: orNull(utcInstant),
});

export const moreDocumentsShape: ShapeOf<MoreDocuments> = object({
  documents: listOf(sentDocumentShape),
  hasMoreResults: boolean(),
});
