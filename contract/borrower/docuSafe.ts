/** Papers: what a loan officer asks for, and what people send. */
import type { DateOnly, UtcInstant } from '../call.ts';
import type { Notification } from '../notification.ts';
import type { Property } from './loans.ts';
import type { LoanOfficer } from './officers.ts';

/** What can be sent, and how much of it. */
export interface UploadLimits {
  /** Of one file, and of one page of a document that comes as several. */
  fileBytes: number;
  /** Files of one request: the pages of one document. */
  filesAtOnce: number;
  /** Documents of one person that the lender has not accepted yet, and their bytes together. */
  documents: number;
  totalBytes: number;
  /** By content, for example "application/pdf". */
  mediaTypes: string[];
}

/** A kind of paper that somebody may send without having been asked. */
export interface DocumentType {
  documentType: string;
  name: string;
}

export interface DocumentTypes {
  documentTypes: DocumentType[];
  limits: UploadLimits;
}

/** Who a mailed link is from, and what it is for. */
export interface LinkContact {
  officer: LoanOfficer;
  kind: 'followUp' | 'preApproval';
  /** The last day on which the link opens. */
  expiresOn: DateOnly;
}

/** Of one document. `sentBack`: the officer can't use it. */
export type DocumentState = 'received' | 'accepted' | 'sentBack';

export interface SentDocument {
  documentId: string;
  /** As the sender named it; null behind a link, where anybody may look. */
  fileName: string | null;
  mediaType: string;
  sizeBytes: number;
  sentAtUtc: UtcInstant;
  state: DocumentState;
  /** SHA-256 in hex of a document that came as one file, so that the sender can be asked before it comes twice. */
  sha256: string;
  /** Added, optional: it may be taken back. */
  mayBeWithdrawn?: boolean;
}

export type TaskState = 'requested' | 'uploaded' | 'accepted' | 'sentBack' | 'unavailable';

/** One kind of paper that is asked for. */
export interface FollowUpTask {
  taskId: string;
  /** One of the kinds that the lender lists, or another that it names here only. */
  documentType: string;
  title: string;
  /** What exactly, and what for. */
  why: string;
  state: TaskState;
  /** How many documents are asked for. */
  wanted: number;
  /** Why the last one was sent back; null once a better one has come. */
  sentBackReason: string | null;
  /** The newest first, twenty at most; `documentCount` is how many there are. */
  documents: SentDocument[];
  documentCount: number;
  /** Added, optional: "I don't have this now" can be said. */
  mayBeUnavailable?: boolean;
}

/** What one officer asked of one person at one time; or what that person sends without being asked (`sending`). */
export interface DocumentRequest {
  requestId: string;
  kind: LinkContact['kind'] | 'sending';
  officer: LoanOfficer;
  purpose: 'refinance' | 'purchase' | 'servicing';
  /** The house that it is about; null where there is none, and behind a link. */
  property: Property | null;
  askedAtUtc: UtcInstant;
  /** Null where there is no hurry. */
  dueDate: DateOnly | null;
  /** The officer's notes, the newest first. */
  notes: Notification[];
  tasks: FollowUpTask[];
  /** When the officer was told that everything is in; null before. */
  toldAtUtc: UtcInstant | null;
}

/** Further documents of a task. */
export interface MoreDocuments {
  documents: SentDocument[];
  hasMoreResults: boolean;
}

/** Whoever sends papers without having been asked. */
export interface NewSender {
  loanOfficerEmail: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Instead of a file: take a document back, or say that one is not to be had now. */
export type TaskAction = { taskId: string; contactId: string } & (
  | { action: 'withdraw'; documentId: string }
  | { action: 'unavailable' }
);

/** `told`: the officer has the mail, from now or from before. `waiting`: something is still missing. */
export interface UploadReport {
  state: 'told' | 'waiting';
}
