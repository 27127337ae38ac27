import nock, { type Body } from 'nock';

import type { ContactOwner, EquityRates, HomeEquity, QuestionSent, ValuationLoan } from '#contract/borrower/valuation.ts';

import { anOfficer } from './rateDrop.ts';

export const VALUATION_TOKEN = 'sealed-by-the-lender-9876543210-abcdefghij-0123456789';

/** The value and the liens are those of the specification’s worked example. */
export const aHome = (changes: Partial<HomeEquity> = {}): HomeEquity => ({
  estimate: { value: '425000.00', low: '399000.00', high: '451000.00', on: '2026-09-30' },
  noEstimate: null,
  source: 'Worked out from sales near you.',
  bought: { price: '360000.00', on: '2026-02-10' },
  history: [
    { value: '381000.00', low: '366000.00', high: '396000.00', on: '2026-03-31' },
    { value: '402000.00', low: '382000.00', high: '422000.00', on: '2026-06-30' },
    { value: '425000.00', low: '399000.00', high: '451000.00', on: '2026-09-30' },
  ],
  comparables: [
    { place: '0.2 miles north', soldOn: '2026-09-12', price: '419000.00', squareFeet: 1460, bedrooms: 3, bathrooms: '1.5' },
    { place: '0.6 miles west', soldOn: '2026-07-30', price: '448000.00', squareFeet: 1750, bedrooms: 1, bathrooms: '2' },
  ],
  liens: [
    { kind: 'firstMortgage', balance: '268450.12', asOf: '2026-11-24' },
    { kind: 'secondMortgage', balance: '30000.00', asOf: '2026-11-24' },
  ],
  ...changes,
});

/** Second worked example: original value $300,000, loan of $270,000 at 6.5% over 360 months. */
export const aValuedLoan = (changes: Partial<ValuationLoan> = {}): ValuationLoan => ({
  balance: '268450.12',
  asOf: '2026-11-24',
  agreed: { loanAmount: '270000.00', originalValue: '300000.00', rate: '6.500', termMonths: 360, firstDueOn: '2026-03-01' },
  mortgageInsurance: '123.75',
  ...changes,
});

export const quotedRates = (changes: Partial<EquityRates> = {}): EquityRates => ({
  quotedOn: '2026-11-24',
  loanAmount: '41000.00',
  assumptions: 'Assumes a credit score of 740 or more.',
  rates: [
    { mortgageType: 'fixed30', rate: '6.000', apr: '6.142', termMonths: 360, points: '205.00', payment: '245.82' },
    { mortgageType: 'fixed15', rate: '5.250', apr: '5.482', termMonths: 180, points: '205.00', payment: '329.59' },
  ],
  ...changes,
});

export const anOwner = (changes: Partial<ContactOwner> = {}): ContactOwner => ({
  officer: anOfficer(),
  place: { street: '12 Elm Street', city: 'Springfield', state: 'IL' },
  copyTo: 'a•••@example.com',
  questionLength: 1000,
  expiresAt: null,
  ...changes,
});

type ReportOwner = { loanIdentifier: string } | { contactId: string };
const OWN: ReportOwner = { loanIdentifier: 'loan-1' };

const stubPart = (name: string, whose: ReportOwner, status: number, body: unknown) =>
  nock('http://localhost')
    .get(`/api/borrower/api/HomeValuation/${name}/${Object.entries(whose).flat().join('/')}`)
    .reply(status, body as Body);

interface Parts {
  home?: HomeEquity;
  loan?: ValuationLoan;
  rates?: EquityRates;
  owner?: ContactOwner;
  whose?: ReportOwner;
}

export function stubHomeReport({
  home = aHome(),
  loan = aValuedLoan(),
  rates = quotedRates(),
  owner = anOwner(),
  whose = OWN,
}: Parts = {}) {
  stubPart('homeEquity', whose, 200, home);
  stubPart('loandetails', whose, 200, loan);
  stubPart('rates', whose, 200, rates);
  stubPart('contactowner/details', whose, 200, owner);
}

export const stubReportPart = (name: string, status: number, body: unknown, whose: ReportOwner = OWN) =>
  stubPart(name, whose, status, body);

export interface SentQuestion {
  key: string | undefined;
  body: Record<string, unknown>;
}

export const stubQuestion = (asked: SentQuestion[], status: number, answer: QuestionSent | object = A_SENT) =>
  nock('http://localhost')
    .post('/api/borrower/api/HomeValuation/question-email')
    .reply(function (_path, body) {
      const key = this.req.headers['idempotency-key'];
      asked.push({ key: String(key), body: body as Record<string, unknown> });
      return [status, answer as Body];
    });

const A_SENT: QuestionSent = { sentAtUtc: '2026-11-24T15:00:00.000Z', sentTo: 'Owen Marsh', copyTo: 'a•••@example.com' };
