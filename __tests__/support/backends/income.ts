import nock, { type Body } from 'nock';

import type { AgencyRequest, AimCheck, IncomeCheck, IncomePaper } from '#contract/borrower/ocr.ts';

import { anOfficer } from './rateDrop.ts';

const base = () => nock('http://localhost');
const path = (name: string) => `/api/borrower/api/ocr/${name}`;
const json = { 'content-type': 'application/json' };

export const TOKEN = `${'Tk'.repeat(24)}-income1`;
export const TAG = '-income1';
export const TICKET = 'ticket-of-this-tab';
const STEPS = `/income-verification-documents-request/${TOKEN}`;

export type Step = 'verify-information' | 'documents-upload' | 'documents-summary' | 'success' | 'something-went-wrong';
export const incomeStep = (step: Step): string => `${STEPS}/${step}`;

export const anIncomeDocument = (changes: Partial<IncomePaper> = {}): IncomePaper => ({
  documentId: 'paper-1',
  fileName: 'paystub-nov.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 217_088,
  sha256: 'a'.repeat(64),
  sentAtUtc: '2026-11-24T14:31:00.000Z',
  reading: 'read',
  secondsLeft: null,
  paystubCount: 1,
  toCheckCount: 0,
  ...changes,
});

export const anAimCheck = (changes: Partial<AimCheck> = {}): AimCheck => ({
  aimCheckId: 'aim-1',
  state: 'failed',
  startedAtUtc: '2026-11-24T15:00:00.000Z',
  isFailureTold: false,
  ...changes,
});

export const anAgencyRequest = (changes: Partial<AgencyRequest> = {}): AgencyRequest => ({
  requestId: 'FM-20261124-0001',
  aimCheckId: 'aim-1',
  sentAtUtc: '2026-11-24T15:05:00.000Z',
  consentedAtUtc: '2026-11-24T15:04:00.000Z',
  ...changes,
});

export const anIncomeCheck = (changes: Partial<IncomeCheck> = {}): IncomeCheck => ({
  officer: anOfficer({ phone: '2165550188' }),
  person: { firstName: 'Dana', lastName: 'Whitfield' },
  expiresOn: '2026-12-24',
  limits: {
    fileBytes: 25 * 1024 * 1024,
    filesAtOnce: 20,
    documents: 20,
    totalBytes: 200 * 1024 * 1024,
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'],
  },
  papers: [],
  additionalBorrower: null,
  aimCheck: null,
  agencyRequest: null,
  ...changes,
});

/** Stores a ticket in this tab, as if the visitor had confirmed their name and ZIP code. */
export const storeContactTicket = () =>
  window.sessionStorage.setItem(
    'portal.contactTicket',
    JSON.stringify({ tag: TAG, ticket: TICKET, lastsMs: 1_800_000, goodUntil: Date.now() + 1_800_000 }),
  );

export const stubIncomeCheck = (check = anIncomeCheck()) =>
  base()
    .get(path(`getPaystubs/${TOKEN}`))
    .matchHeader('X-Contact-Ticket', TICKET)
    .reply(200, check as unknown as Body);

/** Stubs up to `times` optional requests: the page polls while a paystub is being read and refetches after each change. */
export const stubOptionalIncomeCheck = (check = anIncomeCheck(), times = 10) =>
  base()
    .get(path(`getPaystubs/${TOKEN}`))
    .times(times)
    .optionally()
    .reply(200, check as unknown as Body);

export const errorBody = (code?: string) => ({
  errors: ['The lender says no.'],
  errorId: 'e',
  ...(code === undefined ? {} : { code }),
});

export const stubIncomeCheckError = (status: 403 | 404 | 500, times = 1) =>
  base()
    .get(path(`getPaystubs/${TOKEN}`))
    .times(times)
    .reply(status, errorBody(status === 403 ? 'ticketEnded' : undefined));

export const stubVerifyContact = (
  lastName: string,
  zip: string,
  status: number,
  body: object,
  headers: Record<string, string> = {},
) =>
  base()
    .get(path(`validateContactBasicInfo/${TOKEN}/${encodeURIComponent(lastName)}/${zip}`))
    .reply(status, body as Body, headers);

export const A_TICKET = { ticket: TICKET, expiresAtUtc: '2026-11-24T16:00:00.000Z', expiresInSeconds: 1800 };

export const stubDocumentChange = (asked: unknown[], status: number, body: unknown) =>
  base()
    .put(path('aimcheck/update-parsed-data'))
    .reply(function reply(_uri, sent) {
      asked.push(sent);
      return [status, JSON.stringify(body), json];
    });

export interface SentDocumentUpload {
  body: string;
  key: string | undefined;
}

export const stubDocumentUpload = (sent: SentDocumentUpload[], status: number, body: unknown) =>
  base()
    .post(path('upload-multiple'))
    .reply(function reply(_uri, asked) {
      sent.push({ body: typeof asked === 'string' ? asked : '', key: this.req.headers['idempotency-key'] });
      return [status, JSON.stringify(body), json];
    });

export const stubAimFailure = (told: unknown[], status = 200) =>
  base()
    .post('/api/notification/notification/AimCheckFailure')
    .reply(function reply(_uri, asked) {
      told.push(asked);
      return [status, JSON.stringify(status === 200 ? A_MESSAGE : errorBody()), json];
    });

const A_MESSAGE = {
  message: 'The check failed.',
  sender: { email: 'system@ccm.example', firstName: 'CCM', lastName: '', userIdentifer: 'system' },
  writtenAtDate: '2026-11-24',
  writtenAtUtc: '2026-11-24T15:01:00.000Z',
  writtenAtTime: '10:01 AM',
  timeSince: 'just now',
};
