/** Papers: what a loan officer asks for, and what people send. */
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
  codes,
  count,
  dateOnly,
  emailAddress,
  identifier,
  knownCodes,
  listKeepingOdd,
  listSkippingOdd,
  nonEmptyString,
  nullIfOdd,
  sensitive,
  text,
  textOrNull,
  utcInstant,
  wholeList,
} from '../schema.ts';
import { propertySchema } from './loans.ts';
import { loanOfficerSchema } from './officers.ts';

/** What can be sent, and how much of it. */
export const uploadLimitsSchema = object({
  /** Of one file, and of one page of a document that comes as several. */
  fileBytes: count(),
  /** Files of one request: the pages of one document. */
  filesAtOnce: count(),
  /** Documents of one person that the lender has not accepted yet, and their bytes together. */
  documents: count(),
  totalBytes: count(),
  /** By content, for example "application/pdf". */
  mediaTypes: sensitive('none', wholeList(nonEmptyString)),
});
export type UploadLimits = InferOutput<typeof uploadLimitsSchema>;

/** A kind of paper that somebody may send without having been asked. */
const documentTypeSchema = object({ documentType: sensitive('none', nonEmptyString), name: sensitive('none', text) });
export type DocumentType = InferOutput<typeof documentTypeSchema>;

export const documentTypesSchema = object({
  documentTypes: listSkippingOdd(documentTypeSchema),
  limits: uploadLimitsSchema,
});
export type DocumentTypes = InferOutput<typeof documentTypesSchema>;

/** Who a mailed link is from, and what it is for. */
export const linkContactSchema = object({
  officer: loanOfficerSchema,
  kind: knownCodes(['followUp', 'preApproval']),
  /** The last day on which the link opens. */
  expiresOn: dateOnly,
});
export type LinkContact = InferOutput<typeof linkContactSchema>;

/** Of one document. `sentBack`: the officer can't use it. */
const documentState = codes(['received', 'accepted', 'sentBack']);
export type DocumentState = InferOutput<typeof documentState>;

const sentDocumentSchema = object({
  documentId: sensitive('document', nonEmptyString),
  /** As the sender named it; null behind a link, where anybody may look. */
  fileName: sensitive('file', textOrNull),
  mediaType: sensitive('none', text),
  sizeBytes: count(1),
  sentAtUtc: utcInstant,
  state: documentState,
  /** SHA-256 in hex of a document that came as one file, so that the sender can be asked before it comes twice. */
  sha256: sensitive('document', text),
  /** Added, optional: it may be taken back. */
  mayBeWithdrawn: exactOptional(boolean()),
});
export type SentDocument = InferOutput<typeof sentDocumentSchema>;

const taskState = codes(['requested', 'uploaded', 'accepted', 'sentBack', 'unavailable']);
export type TaskState = InferOutput<typeof taskState>;

/** One kind of paper that is asked for. */
export const followUpTaskSchema = object({
  taskId: sensitive('id', nonEmptyString),
  /** One of the kinds that the lender lists, or another that it names here only. */
  documentType: sensitive('none', text),
  title: sensitive('words', text),
  /** What exactly, and what for. */
  why: sensitive('words', text),
  state: taskState,
  /** How many documents are asked for. */
  wanted: count(1),
  /** Why the last one was sent back; null once a better one has come. */
  sentBackReason: sensitive('words', textOrNull),
  /** The newest first, twenty at most; `documentCount` is how many there are. */
  documents: listKeepingOdd(sentDocumentSchema),
  documentCount: count(),
  /** Added, optional: "I don't have this now" can be said. */
  mayBeUnavailable: exactOptional(boolean()),
});
export type FollowUpTask = InferOutput<typeof followUpTaskSchema>;

/** What one officer asked of one person at one time; or what that person sends without being asked (`sending`). */
const documentRequestSchema = object({
  requestId: sensitive('id', nonEmptyString),
  kind: knownCodes(['followUp', 'preApproval', 'sending']),
  officer: loanOfficerSchema,
  purpose: codes(['refinance', 'purchase', 'servicing']),
  /** The house that it is about; null where there is none, and behind a link. */
  property: nullIfOdd(propertySchema),
  askedAtUtc: utcInstant,
  /** Null where there is no hurry. */
  dueDate: nullIfOdd(dateOnly),
  /** The officer's notes, the newest first. */
  notes: listKeepingOdd(notificationSchema),
  tasks: listKeepingOdd(followUpTaskSchema),
  /** When the officer was told that everything is in; null before. */
  toldAtUtc: nullIfOdd(utcInstant),
});
export type DocumentRequest = InferOutput<typeof documentRequestSchema>;

/** Whether they can be read or not. */
export const documentRequestsSchema = listKeepingOdd(documentRequestSchema);

/** Further documents of a task. */
export const moreDocumentsSchema = object({ documents: listKeepingOdd(sentDocumentSchema), hasMoreResults: boolean() });
export type MoreDocuments = InferOutput<typeof moreDocumentsSchema>;

const nameInAddress = pipe(string(), maxLength(127));

/** Whoever sends papers without having been asked. The four stand in the address. */
export const newSenderSchema = object({
  loanOfficerEmail: sensitive('email', string()),
  email: emailAddress,
  firstName: sensitive('person', nameInAddress),
  lastName: sensitive('person', nameInAddress),
});
export type NewSender = InferOutput<typeof newSenderSchema>;

/** The token of a sealed link, which the sender's papers go in under. */
export const senderLinkSchema = object({ contactId: sensitive('secret', nonEmptyString) });
export type SenderLink = InferOutput<typeof senderLinkSchema>;

/** Of a link: long, and empty with a session. */
const token = sensitive('secret', pipe(string(), maxLength(1000)));
const ofTask = { taskId: sensitive('id', identifier), contactId: token };

/** Instead of a file: take a document back, or say that one is not to be had now. */
export const taskActionSchema = variant('action', [
  strictObject({ ...ofTask, action: literal('withdraw'), documentId: sensitive('document', identifier) }),
  strictObject({ ...ofTask, action: literal('unavailable') }),
]);
export type TaskAction = InferOutput<typeof taskActionSchema>;

export const whichRequestSchema = strictObject({ requestId: sensitive('id', identifier), contactId: token });
export type WhichRequest = InferOutput<typeof whichRequestSchema>;

/** `told`: the officer has the mail, from now or from before. `waiting`: something is still missing. */
export const uploadReportSchema = object({ state: knownCodes(['told', 'waiting']) });
export type UploadReport = InferOutput<typeof uploadReportSchema>;
