/** Documents that a loan officer requests, and documents that people send. */
import {
  boolean,
  exactOptional,
  literal,
  maxLength,
  object,
  pipe,
  strictObject,
  string,
  variant,
  type InferOutput,
} from 'valibot';

import { notificationSchema } from '../notification.ts';
import {
  lenientCodes,
  count,
  dateOnly,
  emailAddress,
  identifier,
  strictCodes,
  listKeepingInvalid,
  listSkippingInvalid,
  nonEmptyString,
  nullIfInvalid,
  sensitive,
  text,
  textOrNull,
  utcInstant,
  strictList,
} from '../schema.ts';
import { propertySchema } from './loans.ts';
import { loanOfficerSchema } from './officers.ts';

export const uploadLimitsSchema = object({
  /** Maximum size of one file in bytes. It also applies to each page of a document sent as several files. */
  fileBytes: count(),
  /** Maximum number of files in one request; they are the pages of one document. */
  filesAtOnce: count(),
  /** Maximum number of documents of one person that the lender has not accepted yet. `totalBytes` limits their combined size. */
  documents: count(),
  totalBytes: count(),
  /** Accepted media types, for example "application/pdf". They are detected from the content, not from the file name. */
  mediaTypes: sensitive('none', strictList(nonEmptyString)),
});
export type UploadLimits = InferOutput<typeof uploadLimitsSchema>;

/** A kind of document that may be sent without a request. */
const documentTypeSchema = object({ documentType: sensitive('none', nonEmptyString), name: sensitive('none', text) });
export type DocumentType = InferOutput<typeof documentTypeSchema>;

export const documentTypesSchema = object({
  documentTypes: listSkippingInvalid(documentTypeSchema),
  limits: uploadLimitsSchema,
});
export type DocumentTypes = InferOutput<typeof documentTypesSchema>;

/** The officer who sent an emailed link, and the link's purpose. */
export const linkContactSchema = object({
  officer: loanOfficerSchema,
  kind: strictCodes(['followUp', 'preApproval']),
  /** Last day on which the link works. */
  expiresOn: dateOnly,
});
export type LinkContact = InferOutput<typeof linkContactSchema>;

/** State of one document. `sentBack` means that the officer cannot use it. */
const documentState = lenientCodes(['received', 'accepted', 'sentBack']);
export type DocumentState = InferOutput<typeof documentState>;

const sentDocumentSchema = object({
  documentId: sensitive('document', nonEmptyString),
  /** File name as the sender gave it; null behind an emailed link, which anyone who has it can open. */
  fileName: sensitive('file', textOrNull),
  mediaType: sensitive('none', text),
  sizeBytes: count(1),
  sentAtUtc: utcInstant,
  state: documentState,
  /**
   * SHA-256 in hexadecimal, if the document was sent as one file; otherwise empty. The portal uses it to ask before the same file is sent
   * twice.
   */
  sha256: sensitive('document', text),
  /** Optional, not in the specification: true when the sender may withdraw the document. */
  mayBeWithdrawn: exactOptional(boolean()),
});
export type SentDocument = InferOutput<typeof sentDocumentSchema>;

const taskState = lenientCodes(['requested', 'uploaded', 'accepted', 'sentBack', 'unavailable']);
export type TaskState = InferOutput<typeof taskState>;

/** One kind of document that an officer requests. */
export const followUpTaskSchema = object({
  taskId: sensitive('id', nonEmptyString),
  /** A type from the lender's list, or one that occurs only in this task. */
  documentType: sensitive('none', text),
  title: sensitive('words', text),
  /** Explanation of what exactly is needed and what it is for. */
  why: sensitive('words', text),
  state: taskState,
  /** Number of documents requested. */
  wanted: count(1),
  /** Why the last document was sent back; null once a replacement has arrived. */
  sentBackReason: sensitive('words', textOrNull),
  /** At most twenty documents, newest first; `documentCount` is the number of all. */
  documents: listKeepingInvalid(sentDocumentSchema),
  documentCount: count(),
  /** Optional, not in the specification: true when the borrower may report that they do not have the document now. */
  mayBeUnavailable: exactOptional(boolean()),
});
export type FollowUpTask = InferOutput<typeof followUpTaskSchema>;

/** What one officer requested of one person at one time, or, with the kind `sending`, what that person sends without a request. */
const documentRequestSchema = object({
  requestId: sensitive('id', nonEmptyString),
  kind: strictCodes(['followUp', 'preApproval', 'sending']),
  officer: loanOfficerSchema,
  purpose: lenientCodes(['refinance', 'purchase', 'servicing']),
  /** The property that the request concerns; null when it concerns none, and behind an emailed link. */
  property: nullIfInvalid(propertySchema),
  askedAtUtc: utcInstant,
  /** Day by which the documents are needed; null when there is no deadline. */
  dueDate: nullIfInvalid(dateOnly),
  /** Notes from the officer, newest first. */
  notes: listKeepingInvalid(notificationSchema),
  tasks: listKeepingInvalid(followUpTaskSchema),
  /** When the officer was notified that all documents are uploaded; null before that. */
  toldAtUtc: nullIfInvalid(utcInstant),
});
export type DocumentRequest = InferOutput<typeof documentRequestSchema>;

/** All document requests. One that cannot be read stays in the list as unreadable. */
export const documentRequestsSchema = listKeepingInvalid(documentRequestSchema);

export const moreDocumentsSchema = object({ documents: listKeepingInvalid(sentDocumentSchema), hasMoreResults: boolean() });
export type MoreDocuments = InferOutput<typeof moreDocumentsSchema>;

const nameInAddress = pipe(string(), maxLength(127));

/** A person who sends documents without a request. All four values are part of the URL path. */
export const newSenderSchema = object({
  loanOfficerEmail: sensitive('email', string()),
  email: emailAddress,
  firstName: sensitive('person', nameInAddress),
  lastName: sensitive('person', nameInAddress),
});
export type NewSender = InferOutput<typeof newSenderSchema>;

/** Token of the link under which the sender's documents are stored. */
export const senderLinkSchema = object({ contactId: sensitive('secret', nonEmptyString) });
export type SenderLink = InferOutput<typeof senderLinkSchema>;

/** Token of an emailed link; empty with a session. */
const token = sensitive('secret', pipe(string(), maxLength(1000)));
const ofTask = { taskId: sensitive('id', identifier), contactId: token };

/** JSON body sent instead of a file: withdraws a document, or reports that it is unavailable for now. */
export const taskActionSchema = variant('action', [
  strictObject({ ...ofTask, action: literal('withdraw'), documentId: sensitive('document', identifier) }),
  strictObject({ ...ofTask, action: literal('unavailable') }),
]);
export type TaskAction = InferOutput<typeof taskActionSchema>;

export const whichRequestSchema = strictObject({ requestId: sensitive('id', identifier), contactId: token });
export type WhichRequest = InferOutput<typeof whichRequestSchema>;

/** `told`: the officer has been emailed, now or earlier. `waiting`: a document is still missing. */
export const uploadReportSchema = object({ state: strictCodes(['told', 'waiting']) });
export type UploadReport = InferOutput<typeof uploadReportSchema>;
