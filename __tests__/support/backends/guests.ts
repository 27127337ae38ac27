import nock, { type Body } from 'nock';

import type { FeeFound, FeePaymentRecord, FeePaymentRequest } from '#contract/fees.ts';
import type { IdentityQuestion, ServicerContact } from '#contract/guests.ts';
import type { FeePaymentOutcome, LoanFound } from '#contract/payment.ts';

import { aLoan } from './borrower.ts';
import { aReceipt } from './payment.ts';

const base = () => nock('http://localhost');

export const TICKET = 'a-ticket-of-the-identity-check';

/** Makes the human check unavailable, in which case the portal lets a guest continue without it. */
export const stubHumanCheckUnavailable = () => base().persist().get('/human-check/challenge').reply(503);

export const stubIdentityCheck = (
  asked: IdentityQuestion[],
  answer: { status: number; body?: unknown; headers?: Record<string, string> },
) =>
  base()
    .post('/api/payment/loan/verifyidentity', (question: unknown) => {
      asked.push(question as IdentityQuestion);
      return true;
    })
    .reply(answer.status, answer.body as Body, answer.headers);

export const identityConfirmed = { status: 200, body: { verificationTicket: TICKET, expiresAtUtc: '2099-01-01T00:00:00Z' } };
export const errorResponse = (status: number, code: string, sentence: string) => ({
  status,
  body: { errors: [sentence], code, errorId: 'e' },
});

export const aLoanFound = (changes: Partial<LoanFound> = {}): LoanFound => ({
  loanIdentifier: 'loan-1',
  servicing: aLoan().loanServicings[0]!,
  paidAt: 'LENDER',
  servicer: null,
  transfer: null,
  receiptEmailHint: 'a•••@example.com',
  ...changes,
});

export const stubTicketLoan = (found: LoanFound = aLoanFound(), ticket = TICKET) =>
  base()
    .persist()
    .post('/api/payment/loan/findmyloan', { verificationTicket: ticket })
    .reply(200, found as unknown as Body);

export const stubOwnLoan = (found: LoanFound) =>
  base()
    .post('/api/payment/loan/findmyloan', { loanIdentifier: found.loanIdentifier })
    .reply(200, found as unknown as Body);

export const aServicer = (changes: Partial<ServicerContact> = {}): ServicerContact => ({
  name: 'Pay There',
  phone: '8005550148',
  hours: 'Daily, 8 am to 8 pm Eastern',
  website: null,
  mailTo: ['PO Box 1', 'Town, OH 43215'],
  ...changes,
});

/** Stores a verification ticket in this tab, as if the guest had passed the identity check. */
export const storeTicket = (endsAt = Date.now() + 600_000) =>
  window.sessionStorage.setItem('portal.ticket', JSON.stringify({ reference: 'tab-1', ticket: TICKET, paid: null, endsAt }));

export const aFee = (changes: Partial<FeePaymentRecord> = {}): FeePaymentRecord => ({
  amount: '575.00',
  borrowerEmail: 'lena@example.com',
  feePaymentIdentifier: 'fee-1',
  firstName: 'Lena',
  lastName: 'Hartwell',
  loEmail: 'jo.marsh@ccm.example',
  loPhone: '2165550171',
  loanNumber: '0101',
  token: 'link-1',
  transactionIdentifier: null,
  type: 'Appraisal',
  addressLine1: '1207 Larkspur Lane',
  addressCity: 'Columbus',
  addressState: 'OH',
  addressZip1: '43215',
  updatedAtUtc: '2026-11-20T15:00:00Z',
  writtenAtUtc: '2026-11-18T15:00:00Z',
  ...changes,
});

export const stubFee = (found: FeeFound) =>
  base()
    .persist()
    .get('/api/payment/loan/verify/link-1')
    .reply(200, found as unknown as Body);

/** The lender does not reveal whether a link is unknown or expired. */
export const stubFeeNotFound = () =>
  base()
    .persist()
    .get('/api/payment/loan/verify/link-1')
    .reply(404, { errors: ['This link no longer works.'], errorId: 'e' });

export const feeOutcomes = {
  succeeded: (key) => {
    const { loanIdentifier: _loan, ...receipt } = aReceipt({ amount: '575.00' });
    return { key, state: 'succeeded', receipt: { ...receipt, feePaymentIdentifier: 'fee-1', type: 'Appraisal' } };
  },
  failed: (key) => ({ key, state: 'failed', reason: 'insufficientFunds' }),
  none: (key) => ({ key, state: 'none' }),
  running: (key) => ({ key, state: 'running' }),
} satisfies Record<string, (key: string) => FeePaymentOutcome>;

export interface SentFeePayment {
  key: string;
  request: FeePaymentRequest;
}

export function stubFeePayment(
  sent: SentFeePayment[],
  answer: { status: number } | ((key: string) => FeePaymentOutcome) | null,
): void {
  const arriving: Partial<SentFeePayment> = {};
  const isKey = (key: string) => {
    arriving.key = key;
    return true;
  };
  const scope = nock('http://localhost', { reqheaders: { 'idempotency-key': isKey } });
  scope.on('request', () => sent.push({ ...arriving } as SentFeePayment));
  const call = scope.post('/api/payment/feepayment', (request: FeePaymentRequest) => {
    arriving.request = request;
    return true;
  });
  if (answer === null) call.replyWithError('the connection dropped');
  else if (typeof answer !== 'function') call.reply(answer.status);
  else call.reply(() => [200, answer(arriving.key!) as unknown as Body]);
}

/** Returns these fee payment outcomes in order, for any key, and repeats the last one. Records each key in `asked`. */
export function stubFeeOutcome(asked: string[], ...answers: ((key: string) => FeePaymentOutcome)[]) {
  base()
    .persist()
    .get(/^\/api\/payment\/feepayment\//)
    .reply((uri) => {
      const key = decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1));
      const answer = answers[Math.min(asked.length, answers.length - 1)]!;
      asked.push(key);
      return [200, answer(key) as unknown as Body];
    });
}
