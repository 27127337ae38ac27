import nock, { type Body } from 'nock';

import type { LoanScenario, SharedScenarios } from '#contract/borrower/scenarios.ts';

export const SUMMARY_TOKEN = 'sealed-by-the-lender-0123456789-abcdefghij-0123456789';

export const aScenario = (changes: Partial<LoanScenario> = {}): LoanScenario => ({
  name: 'No points',
  product: '30-year fixed',
  termMonths: 360,
  rate: '6.375',
  apr: '6.471',
  points: '0.00',
  credits: '0.00',
  cashToClose: '79800.00',
  principalAndInterest: '1871.61',
  taxesAndInsurance: '612.40',
  mortgageInsurance: '0.00',
  loanAmount: '300000.00',
  ...changes,
});

export const withCredit = aScenario({
  name: 'With a lender credit',
  rate: '6.750',
  apr: '6.770',
  credits: '2400.00',
  cashToClose: '77400.00',
  principalAndInterest: '1945.79',
});

export const twoPoints = aScenario({
  name: '2 points',
  rate: '5.875',
  apr: '6.159',
  points: '6000.00',
  cashToClose: '85800.00',
  principalAndInterest: '1774.61',
});

export const aSummary = (changes: Partial<SharedScenarios> = {}): SharedScenarios => ({
  officer: {
    userIdentifier: 'O-1',
    firstName: 'Owen',
    lastName: 'Marsh',
    emailAddress: 'owen.marsh@ccm.example',
    nmlsId: '0000001',
    branch: 'Cleveland West',
    phone: '2165550171',
  },
  preparedAt: '2026-11-22',
  expiresAt: '2027-02-20',
  scenarios: [withCredit, aScenario(), twoPoints],
  amountNeeded: { purpose: 'purchase', amount: '375000.00' },
  ...changes,
});

export const stubSummaryLink = (status: number, body: unknown, token = SUMMARY_TOKEN) =>
  nock('http://localhost')
    .get(`/api/borrower/sharedLoanScenerios/${token}`)
    .reply(status, body as Body);

export const stubSummary = (summary: SharedScenarios = aSummary(), token = SUMMARY_TOKEN) => stubSummaryLink(200, summary, token);
