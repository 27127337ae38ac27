import nock, { type Body } from 'nock';

import type { Profile } from '#contract/borrower/account.ts';
import type { Loan, LoanServicing, RecentPayment } from '#contract/borrower/loans.ts';

const base = () => nock('http://localhost').persist(false);

export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  userId: '5f0c2f6e-1111-4222-8333-444455556666',
  userIdentifier: 'U-1',
  firstName: 'Ada',
  lastName: 'Borrower',
  email: 'ada@example.com',
  emailAddress: 'ada@example.com',
  hireDate: null,
  branchId: null,
  branchIdentifier: null,
  customerIdentifier: 'C-1',
  ...changes,
});

export const aServicing = (changes: Partial<LoanServicing> = {}): LoanServicing => ({
  loanNumber: '1000004711',
  dmiLoanNumber: null,
  encompassLoanNumber: null,
  firstName: 'Ada',
  lastName: 'Borrower',
  emailAddress: 'ada@example.com',
  streetAddress: '12 Elm Street',
  city: 'Springfield',
  state: 'IL',
  zipCode: '62704',
  bankCode: null,
  investorCode: null,
  newServicerEffectiveDate: null,
  newServicerFirstPaymentDueDate: null,
  newServicer: null,
  newServicerAddress: null,
  newServicerLocation: null,
  newServicerPhone: null,
  newServicerURL: null,
  daysUntilDueDate: 10,
  dueDate: '2026-12-01',
  dateUntilDueDate: null,
  principalInterestAmount: '1580.17',
  taxInsuranceAmount: '412.50',
  miscellaneousInsurance: '0.00',
  subsidyPayment: '0.00',
  regularMonthlyPayment: '1992.67',
  totalFeesAndCharges: '0.00',
  lateCharges: '0.00',
  delinquentPayment: '0.00',
  lateChargeAmount: '79.01',
  feePaid: '0.00',
  totalAmountDue: '1992.67',
  firstPaymentDueDate: null,
  servicedBy: 'LENDER',
  ...changes,
});

/** `receivedOn` is a date in the lender's time zone. */
export const aRecentPayment = (receivedOn: string, changes: Partial<RecentPayment> = {}): RecentPayment => ({
  reference: 'b4b0b3ae-0000-4000-8000-00000000000a',
  amount: '1992.67',
  kind: 'installment',
  method: { type: 'DEBIT', issuerName: 'Visa', lastFour: '4242' },
  receivedAtUtc: `${receivedOn}T17:30:00Z`,
  receivedOn,
  creditedOn: receivedOn,
  state: 'succeeded',
  ...changes,
});

export const aLoan = (changes: Partial<Loan> = {}, servicing: Partial<LoanServicing> = {}): Loan => ({
  loanIdentifier: 'loan-1',
  loanNumber: '1000004711',
  contacts: [{ firstName: 'Ada', lastName: 'Borrower', emailAddress: 'ada@example.com', role: 'BORROWER' }],
  property: { streetAddress: '12 Elm Street', city: 'Springfield', state: 'IL', zipCode: '62704' },
  loanServicings: [aServicing(servicing)],
  ...changes,
});

/** Every signed-in page makes this request. */
export const stubProfile = (profile = aProfile()) =>
  base()
    .get('/api/borrower/account/profile')
    .reply(200, profile as unknown as Body);

export const stubLoans = (...loans: Loan[]) => {
  stubPendingItems();
  return base()
    .get('/api/borrower/BorrowerLoan/all')
    .reply(200, loans as unknown as Body);
};

/** Stubs the optional requests that the loan list makes shortly after it renders: rate alerts and document requests. */
export const stubPendingItems = () => {
  base().post('/api/borrower/RateDrop/getAllUserPreferences').times(5).optionally().reply(200, []);
  return base().get('/api/borrower/api/DocuSafe/getFollowUpTasks/mine').times(5).optionally().reply(200, []);
};

export const stubOptionalLoans = () => base().get('/api/borrower/BorrowerLoan/all').optionally().reply(200, []);

export const stubLoansError = (status: number, body?: Body) => base().get('/api/borrower/BorrowerLoan/all').reply(status, body);

export const stubLoan = (loan = aLoan()) =>
  base()
    .post('/api/borrower/BorrowerLoan')
    .reply(200, loan as unknown as Body);

/**
 * Stubs the account call, which sets the XSRF cookie, for any number of requests. The portal calls it before a write and shortly after a
 * signed-in page starts.
 */
export const stubAccount = () =>
  base().persist().get('/api/borrower/account').optionally().reply(200, { isSignedIn: true, email: null });

export const stubLoanExists = (exists: boolean) => base().post('/api/payment/loan/loanexists').reply(200, { exists });

export const stubAddLoan = (sent: unknown[], status: number, body?: unknown, headers: Record<string, string> = {}) =>
  base()
    .post('/api/borrower/BorrowerLoan/verifyandaddloan', (asked) => sent.push(asked) > 0)
    .reply(status, body as Body, headers);

export const stubRemoveLoan = (status: number, body: Body | null = null) =>
  base()
    .post('/api/borrower/BorrowerLoan/delete')
    .reply(status, body === null ? 'null' : body, { 'content-type': 'application/json' });
