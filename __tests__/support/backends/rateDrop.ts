import nock, { type Body } from 'nock';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import type { RateDropLoanDetail, UserPreference } from '#contract/borrower/rateDrop.ts';

import { aPurchase, aRefinance } from '../rateAlerts.ts';

const base = () => nock('http://localhost');
const path = (name: string) => `/api/borrower/RateDrop/${name}`;

export const anOfficer = (changes: Partial<LoanOfficer> = {}): LoanOfficer => ({
  userIdentifier: 'officer-1',
  firstName: 'Owen',
  lastName: 'Marsh',
  emailAddress: 'owen.marsh@ccm.example',
  nmlsId: '0000001',
  branch: 'Lakewood',
  ...changes,
});

export const aLoanDetail = (changes: Partial<RateDropLoanDetail> = {}): RateDropLoanDetail => ({
  loanIdentifier: 'loan-1',
  mrcLoanNumber: '3100040101',
  property: { streetAddress: '418 Maple Street', city: 'Lakewood', state: 'OH', zipCode: '44107' },
  currentInterestRate: '7.000',
  currentMonthlyPayment: '1995.91',
  remainingLoanBalance: '293684.84',
  propertyUsage: 'primaryHome',
  propertyType: 'singleFamily',
  mortgageType: 'fixed30',
  ratesToday: [{ mortgageType: 'fixed30', rate: '6.750', apr: '6.905' }],
  ...changes,
});

export const aPreference = (changes: Partial<UserPreference> = {}): UserPreference => ({
  userPreferenceId: 'alert-1',
  alert: aRefinance(),
  state: 'watching',
  setAtUtc: '2026-11-02T15:00:00.000Z',
  updatedAtUtc: '2026-11-02T15:00:00.000Z',
  cancelledAtUtc: null,
  loan: { loanIdentifier: 'loan-1', property: aLoanDetail().property },
  officer: anOfficer(),
  lastChecked: { rate: '6.125', apr: '6.274', checkedAtUtc: '2026-11-18T15:00:00.000Z' },
  reached: null,
  ...changes,
});

export const aPurchasePreference = (changes: Partial<UserPreference> = {}): UserPreference =>
  aPreference({ userPreferenceId: 'alert-2', alert: aPurchase(), loan: null, officer: null, ...changes });

/** Stubs the loan details that prefill an alert, and the loan's officer. */
export function stubLoanDetail(detail = aLoanDetail(), officer: LoanOfficer | null = anOfficer()): void {
  base()
    .get(path(`getLoanDetailByMrcLoanNumber/${detail.mrcLoanNumber}`))
    .reply(200, detail as unknown as Body);
  base()
    .get(path(`getLoanContact/${detail.loanIdentifier}`))
    .reply(200, JSON.stringify(officer), { 'content-type': 'application/json' });
}

export const stubLoanDetailNotFound = (loanNumber: string) =>
  base()
    .get(path(`getLoanDetailByMrcLoanNumber/${loanNumber}`))
    .reply(404, { errors: ['No.'], errorId: 'e' });

export const stubAlerts = (...alerts: UserPreference[]) =>
  base()
    .post(path('getAllUserPreferences'))
    .reply(200, alerts as unknown as Body);

/** Stubs one optional refetch. It does not happen when the same request is already in flight. */
export const stubOptionalAlerts = (...alerts: UserPreference[]) =>
  base()
    .post(path('getAllUserPreferences'))
    .optionally()
    .reply(200, alerts as unknown as Body);

interface SentCall {
  body: Record<string, unknown>;
  key: string | undefined;
}

export const stubRateDropCall = (sent: SentCall[], method: 'POST' | 'PUT', name: string, status: number, body?: unknown) =>
  base()
    .intercept(path(name), method)
    .reply(function reply(_uri, asked) {
      sent.push({ body: asked as SentCall['body'], key: this.req.headers['idempotency-key'] });
      return [status, body === undefined ? '' : JSON.stringify(body), { 'content-type': 'application/json' }];
    });

export const stubOfficerSearch = (text: string, officers: LoanOfficer[], afterMs = 0) =>
  base()
    .get(path(`searchActiveByNameOrEmail/${encodeURIComponent(text)}`))
    .delay(afterMs)
    .reply(200, officers as unknown as Body);
