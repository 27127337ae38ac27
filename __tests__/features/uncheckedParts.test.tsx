/** A read behind a part of a page fails: one line says so in its place, with a way to ask again; what stands around it is there. */
import { screen, waitFor, within } from '@testing-library/react';
import nock, { type Body } from 'nock';

import { aLoan, hasLoans, hasProfile, mayBeAskedForLoans } from '../support/backends/borrower.ts';
import { aRequest, aTask, hasRequests, hasTypes } from '../support/backends/docuSafe.ts';
import { aHome, anOwner, aValuedLoan, quotedRates } from '../support/backends/homeValuation.ts';
import { hasXsrfCookie } from '../support/backends/payment.ts';
import { aPreference, aPurchasePreference, hasAlerts } from '../support/backends/rateDrop.ts';
import { renderPortal } from '../support/renderPortal.tsx';

const lender = () => nock('http://localhost');
const home = (name: string) => () => lender().get(`/api/borrower/api/HomeValuation/${name}/loanIdentifier/loan-1`);
const HOME_PARTS = {
  homeEquity: aHome(),
  loandetails: aValuedLoan(),
  rates: quotedRates(),
  'contactowner/details': anOwner(),
};
/** The rest of a home's report. */
const hasHomeBut = (missing: keyof typeof HOME_PARTS) => {
  hasLoans(aLoan());
  for (const [name, body] of Object.entries(HOME_PARTS)) {
    if (name !== missing) home(name)().reply(200, body as unknown as Body);
  }
};

interface Part {
  address: string;
  /** What the page asks for besides. */
  rest: () => unknown;
  call: () => nock.Interceptor;
  says: string;
  answer: unknown;
  /** What is there once it is answered. */
  shows: () => Promise<HTMLElement>;
}

const PARTS: Record<string, Part> = {
  'documents that are asked for, on the list of loans': {
    address: '/loans',
    rest: () => {
      hasAlerts();
      return lender()
        .get('/api/borrower/BorrowerLoan/all')
        .reply(200, [aLoan()] as unknown as Body);
    },
    call: () => lender().get('/api/borrower/api/DocuSafe/getFollowUpTasks/mine'),
    says: 'We could not check if we need documents from you.',
    answer: [aRequest()],
    shows: () => screen.findByRole('link', { name: 'Send one more document' }),
  },
  'alerts that were met, on the list of loans': {
    address: '/loans',
    rest: () => {
      lender()
        .get('/api/borrower/BorrowerLoan/all')
        .reply(200, [aLoan()] as unknown as Body);
      hasRequests([]);
    },
    call: () => lender().post('/api/borrower/RateDrop/getAllUserPreferences'),
    says: 'We could not check your Rate Drop Alerts.',
    answer: [aPreference({ state: 'reached', reached: { rate: '5.500', apr: '5.652', reachedOn: '2026-11-16' } })],
    shows: () => screen.findByRole('link', { name: /^Rates reached/ }),
  },
  'limits of files, on what is asked for': {
    address: '/document-requests',
    rest: () => {
      mayBeAskedForLoans();
      hasRequests([aRequest({ tasks: ['1', '2', '3', '4', '5'].map((taskId) => aTask({ taskId, title: `Paper ${taskId}` })) })]);
    },
    call: () => lender().get('/api/borrower/api/DocuSafe/list'),
    says: 'We can’t take files right now. What you have sent is kept.',
    answer: null,
    shows: () => screen.findByRole('button', { name: 'Choose files: Paper 5' }),
  },
  'rates, beside a home’s value': {
    address: '/home-valuation-report',
    rest: () => hasHomeBut('rates'),
    call: home('rates'),
    says: 'We could not load the rates.',
    answer: quotedRates(),
    shows: () => screen.findByRole('region', { name: 'What equity could do' }),
  },
  'the loan officer, beside a home’s value': {
    address: '/home-valuation-report',
    rest: () => hasHomeBut('contactowner/details'),
    call: home('contactowner/details'),
    says: 'We could not load your loan officer.',
    answer: anOwner(),
    shows: () => screen.findByRole('region', { name: 'Your loan officer' }),
  },
  'what is owed, beside a home’s value': {
    address: '/home-valuation-report',
    rest: () => hasHomeBut('loandetails'),
    call: home('loandetails'),
    says: 'We could not load what you owe on this home.',
    answer: aValuedLoan(),
    shows: () => screen.findByRole('region', { name: 'When mortgage insurance can end' }),
  },
  'loans to set an alert on': {
    address: '/loans/rate-drop/alerts',
    rest: () => hasAlerts(aPurchasePreference()),
    call: () => lender().get('/api/borrower/BorrowerLoan/all'),
    says: 'We could not load your loans.',
    answer: [aLoan()],
    shows: () => screen.findByRole('link', { name: /Refinance/ }),
  },
};

beforeEach(() => {
  hasProfile();
  hasXsrfCookie();
});

describe.each(Object.entries(PARTS))('%s', (_part, { address, rest, call, says, answer, shows }) => {
  test.each([
    ['empty', undefined],
    ['a gateway’s page', '<h1>Bad gateway</h1>'],
  ])('a failure that is %s is said, is asked about once, and can be tried again', async (_what, body) => {
    rest();
    call().reply(502, body); // a second question would be unexpected
    const { user } = renderPortal(address);
    const line = (await screen.findByText(says)).closest('[role=status]') as HTMLElement;

    if (answer === null) hasTypes();
    else call().reply(200, answer as Body);
    await user.click(within(line).getByRole('button', { name: 'Try again' }));
    expect(await shows()).toBeVisible();
    await waitFor(() => expect(screen.queryByText(says)).not.toBeInTheDocument());
  });
});

test('what a lender does not offer is not missed', async () => {
  lender()
    .get('/api/borrower/BorrowerLoan/all')
    .reply(200, [aLoan()] as unknown as Body);
  const asked = lender().get('/api/borrower/api/DocuSafe/getFollowUpTasks/mine').reply(404);
  const askedForAlerts = lender().post('/api/borrower/RateDrop/getAllUserPreferences').reply(404);
  renderPortal('/loans');
  expect(await screen.findByRole('article')).toBeVisible();
  await waitFor(() => expect([asked.isDone(), askedForAlerts.isDone()]).toEqual([true, true]));
  expect(screen.queryByText(/^We could not check we need documents/)).not.toBeInTheDocument();
});
