import nock, { type Body } from 'nock';

import type { DocumentRequest, FollowUpTask, LinkContact, SentDocument } from '#contract/borrower/docuSafe.ts';

import { anOfficer } from './rateDrop.ts';

const base = () => nock('http://localhost');
const path = (name: string) => `/api/borrower/api/DocuSafe/${name}`;
const json = { 'content-type': 'application/json' };

export const aDocument = (changes: Partial<SentDocument> = {}): SentDocument => ({
  documentId: 'document-1',
  fileName: 'paystub.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 217_088,
  sentAtUtc: '2026-11-18T14:31:00.000Z',
  state: 'received',
  sha256: 'a'.repeat(64),
  mayBeWithdrawn: true,
  ...changes,
});

export const aTask = (changes: Partial<FollowUpTask> = {}): FollowUpTask => ({
  taskId: 'task-1',
  documentType: 'bankStatement',
  title: 'Bank statement',
  why: 'Every page, even blank ones.',
  state: 'requested',
  wanted: 1,
  sentBackReason: null,
  documents: [],
  documentCount: 0,
  mayBeUnavailable: true,
  ...changes,
});

export const aRequest = (changes: Partial<DocumentRequest> = {}): DocumentRequest => ({
  requestId: 'request-1',
  kind: 'followUp',
  officer: anOfficer(),
  purpose: 'refinance',
  property: { streetAddress: '418 Maple Street', city: 'Lakewood', state: 'OH', zipCode: '44107' },
  askedAtUtc: '2026-11-16T15:00:00.000Z',
  dueDate: '2026-11-26',
  notes: [],
  tasks: [aTask()],
  toldAtUtc: null,
  ...changes,
});

/** @param whose token of a mailed link, or "mine" for the signed-in borrower */
export const stubDocumentRequests = (requests: DocumentRequest[], whose = 'mine') =>
  base()
    .get(path(`getFollowUpTasks/${whose}`))
    .reply(200, requests as unknown as Body);

export const stubDocumentRequestsError = (status: number, whose: string) =>
  base()
    .get(path(`getFollowUpTasks/${whose}`))
    .reply(status, { errors: ['No.'], errorId: 'e' });

export const stubLinkContact = (whose: string, kind: LinkContact['kind'] = 'followUp', status = 200) =>
  base()
    .get(path(`getcontact/${encodeURIComponent('owen.marsh@ccm.example')}/${whose}`))
    .reply(status, status === 200 ? { officer: anOfficer(), kind, expiresOn: '2026-12-18' } : { errors: ['No.'], errorId: 'e' });

/** Stubs one request that starts an upload to the loan officer of `anOfficer`. */
export const stubBeginSending = (sender: string, status = 200, body: object = { errors: ['No.'], errorId: 'e' }) =>
  base()
    .get(path(`getOrCreateContact/${encodeURIComponent('owen.marsh@ccm.example')}/${sender}`))
    .reply(status, body as Body);

const TYPES = {
  documentTypes: [
    { documentType: 'paystub', name: 'Paystub' },
    { documentType: 'bankStatement', name: 'Bank statement' },
  ],
  limits: {
    fileBytes: 25 * 1024 * 1024,
    filesAtOnce: 20,
    documents: 200,
    totalBytes: 1024 ** 3,
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'],
  },
};
const types = () => base().get(path('list'));
export const stubDocumentTypes = () => types().reply(200, TYPES);
/** Stubs up to 20 optional refetches of the document types, such as after a lost connection is restored. */
export const stubOptionalDocumentTypes = () => types().times(20).optionally().reply(200, TYPES);

export interface SentUpload {
  body: string;
  key: string | undefined;
}

export const stubUpload = (
  sent: SentUpload[],
  status: number,
  body: unknown,
  { name = 'uploadFollowUpTaskDocument', headers = {} }: { name?: string; headers?: Record<string, string> } = {},
) =>
  base()
    .post(path(name))
    .reply(function reply(_uri, asked) {
      const text = typeof asked === 'string' ? asked : JSON.stringify(asked);
      sent.push({ body: text, key: this.req.headers['idempotency-key'] });
      return [status, body === '' ? '' : JSON.stringify(body), { ...json, ...headers }];
    });

/** Accepts `count` uploads but leaves them pending. Each arrived upload has an `answer` function that sends the response. */
export const stubPendingUploads = (count: number) => {
  const held: { name: string; answer: (status: number, body?: unknown) => void }[] = [];
  base()
    .post(path('uploadFollowUpTaskDocument'))
    .times(count)
    .reply((_uri, asked, done) => {
      const name = typeof asked === 'string' ? (/file=(.*)/.exec(asked)?.[1] ?? '') : '';
      held.push({ name, answer: (status, body = aTask()) => done(null, [status, JSON.stringify(body), json]) });
    });
  return held;
};
