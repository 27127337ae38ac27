/** @jest-environment node */
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';

import { createRedactor } from '#platform/redaction/redactor.ts';
import { REDACTED } from '#platform/redaction/secrets.ts';

const WORDS = '[words]';

const aLoan = () => ({
  loanIdentifier: 'L-88214',
  loanNumber: '1000004711',
  contacts: [
    { firstName: 'Dana', lastName: 'Whitfield', emailAddress: 'dana@example.com', role: 'BORROWER' },
    { firstName: 'Rory', lastName: 'Whitfield', emailAddress: 'rory@example.com', role: 'CO_BORROWER' },
    { firstName: 'Olive', lastName: 'Reyes', emailAddress: 'olive@lender.example', role: 'LOAN_OFFICER', nmlsId: '123456' },
  ],
  property: { streetAddress: '305 Larch Street', city: 'Cleveland', state: 'OH', zipCode: '44107' },
  loanServicings: [
    {
      loanNumber: '1000004711',
      dmiLoanNumber: '0055512345',
      firstName: 'DANA',
      lastName: 'WHITFIELD',
      dueDate: '2026-12-01',
      totalAmountDue: '1842.17',
      daysUntilDueDate: 6,
    },
  ],
});

test('a loan keeps amounts, dates and states, and personal data gets aliases', () => {
  expect(createRedactor().value(aLoan())).toEqual({
    loanIdentifier: 'Loan 0001',
    loanNumber: 'Loan 0001',
    contacts: [
      { firstName: 'Borrower A', lastName: 'Borrower A', emailAddress: 'person1@redacted.example', role: 'BORROWER' },
      { firstName: 'Borrower B', lastName: 'Borrower B', emailAddress: 'person2@redacted.example', role: 'CO_BORROWER' },
      {
        firstName: 'Officer A',
        lastName: 'Officer A',
        emailAddress: 'person3@redacted.example',
        role: 'LOAN_OFFICER',
        nmlsId: 'id-1',
      },
    ],
    property: { streetAddress: 'Address 1', city: 'City 1', state: 'OH', zipCode: '00001' },
    loanServicings: [
      {
        loanNumber: 'Loan 0001',
        dmiLoanNumber: 'Loan 0001',
        firstName: 'Borrower A',
        lastName: 'Borrower A',
        dueDate: '2026-12-01',
        totalAmountDue: '1842.17',
        daysUntilDueDate: 6,
      },
    ],
  });
});

test('parts of a name get one person’s alias, in fields and texts', () => {
  const redactor = createRedactor();
  redactor.learn({ firstName: 'Dana', lastName: 'Whitfield' });
  redactor.learn({ firstName: 'Rory', lastName: 'Whitfield' });
  expect(redactor.value({ accountHolderName: 'Dana Whitfield', user: { givenname: 'Dana' } })).toEqual({
    accountHolderName: 'Borrower A',
    user: { givenname: 'Borrower A' },
  });
  expect(redactor.value('Rory', 'firstName')).toBe('Borrower B');
  expect(redactor.value({ firstName: 'Rory', lastName: 'Whitfield' })).toEqual({
    firstName: 'Borrower B',
    lastName: 'Borrower B',
  });
  expect(redactor.text('dana and Rory Whitfield; Danae is somebody else')).toBe(
    'Borrower A and Borrower B; Danae is somebody else',
  );
});

test.each([
  ['Dana Whitfield', 'Dana M. Whitfield', true],
  ['Dana Whitfield', 'Dana Smith', false],
  ['Dana Whitfield', 'Dana Whitfield Jr.', false],
  ['Dana Whitfield Jr.', 'Dana Whitfield', false],
  ['WHITFIELD, DANA', 'Dana Whitfield', true],
])('%s and %s: same person is %s', (one, other, isSame) => {
  const redactor = createRedactor();
  const first = redactor.value(one, 'accountHolderName');
  expect(redactor.value(other, 'accountHolderName') === first).toBe(isSame);
});

test.each([
  ['a name of two letters', { firstName: 'Bo', lastName: 'Ng' }, 'Ms. Ng is on the loan', 'Ms. Borrower A is on the loan'],
  ['one that is a common word', { firstName: 'An', lastName: 'Ho' }, 'An error, no answer', 'An error, no answer'],
  ['half of a double name', { firstName: 'Ada', lastName: 'O’Brien-Smith' }, 'Mr. Smith called', 'Mr. Borrower A called'],
  ['with its accent apart', { firstName: 'José', lastName: 'Vega' }, 'Jose\u0301 called', 'Borrower A called'],
  ['whose lower case is longer', { firstName: 'İnci', lastName: 'Vega' }, 'İnci called', 'Borrower A called'],
  ['in an address', { firstName: 'Dana', lastName: 'Vega' }, '?q=Dana%20Vega', '?q=Borrower A'],
])('names in a text: %s', (_what, person, text, shown) => {
  const redactor = createRedactor();
  redactor.learn(person);
  expect(redactor.text(text)).toBe(shown);
});

test('a picture has no URL, so that the replay does not load it', () => {
  expect(createRedactor().value({ photoUrl: '/photos/owen.jpg' })).toEqual({ photoUrl: '' });
});

test('the alias after Z is AA', () => {
  const names = Array.from({ length: 28 }, (_, index) => `Person${'x'.repeat(index + 1)}`);
  expect((createRedactor().value(names, 'jointBorrowers') as string[]).slice(24)).toEqual([
    'Borrower Y',
    'Borrower Z',
    'Borrower AA',
    'Borrower AB',
  ]);
});

test('a loan has one alias in cache keys, tags, URLs, toasts and payments', () => {
  const redactor = createRedactor();
  const key = 'getLoan("L-88214")';
  const state = {
    borrowerApi: {
      queries: {
        [key]: { status: 'fulfilled', endpointName: 'getLoan', originalArgs: 'L-88214', requestId: 'r_1aB', data: aLoan() },
        'getLoans(undefined)': { status: 'fulfilled', endpointName: 'getLoans', data: [aLoan()] },
      },
      provided: {
        tags: { Loan: { ALL: ['getLoans(undefined)'], 'L-88214': [key] } },
        keys: { [key]: [{ type: 'Loan', id: 'L-88214' }] },
      },
      subscriptions: { [key]: { r_1aB: { pollingInterval: 0 } } },
    },
    pay: {
      intents: { 'L-88214': { subject: 'L-88214', right: { kind: 'session', loanIdentifier: 'L-88214' } } },
      loanNumber: '1000004711',
    },
    toastr: { toastrs: [{ id: 't', title: 'Loan 1000004711 at 305 Larch Street was removed' }] },
  };
  const shown = 'getLoan("Loan 0001")';
  expect(redactor.value(state)).toMatchObject({
    borrowerApi: {
      queries: {
        [shown]: { originalArgs: 'Loan 0001', requestId: 'id-1', data: { loanNumber: 'Loan 0001' } },
        'getLoans(undefined)': {},
      },
      provided: {
        tags: { Loan: { ALL: ['getLoans(undefined)'], 'Loan 0001': [shown] } },
        keys: { [shown]: [{ type: 'Loan', id: 'Loan 0001' }] },
      },
      subscriptions: { [shown]: { 'id-1': { pollingInterval: 0 } } },
    },
    pay: {
      intents: { 'Loan 0001': { subject: 'Loan 0001', right: { kind: 'session', loanIdentifier: 'Loan 0001' } } },
      loanNumber: 'Loan 0001',
    },
    toastr: { toastrs: [{ title: 'Loan Loan 0001 at Address 1 was removed' }] },
  });
  expect(redactor.url('/loans/L-88214?step=review')).toBe('/loans/Loan%200001?step=review');
  expect(redactor.value({ type: 'pay/rightRenewed', payload: 'L-88214' })).toEqual({
    type: 'pay/rightRenewed',
    payload: 'Loan 0001',
  });
  expect(redactor.value({ type: 'pay/loanNumberEntered', payload: '0055512345' })).toEqual({
    type: 'pay/loanNumberEntered',
    payload: 'Loan 0001',
  });
});

test('a redacted cache key matches its redacted argument', () => {
  const redactor = createRedactor();
  const argument = { loanNumber: '1000004711', customerIdentifier: 'C-9', id: 'fa-77', page: 2, strange: 'x' };
  const meta = {
    arg: {
      type: 'query',
      endpointName: 'getFundingAccount',
      originalArgs: argument,
      queryCacheKey: defaultSerializeQueryArgs({ endpointName: 'getFundingAccount', queryArgs: argument } as never),
    },
  };
  const shown = (redactor.value({ meta }) as { meta: typeof meta }).meta.arg;
  expect(shown.originalArgs).toEqual({
    loanNumber: 'Loan 0001',
    customerIdentifier: 'id-1',
    id: 'Account 1',
    page: 2,
    strange: REDACTED,
  });
  expect(shown.queryCacheKey).toBe(
    defaultSerializeQueryArgs({ endpointName: 'getFundingAccount', queryArgs: shown.originalArgs } as never),
  );
});

test('a page of a mailed link finds its query in a redacted state', () => {
  const redactor = createRedactor();
  const token = `sealed_${'Ab1-'.repeat(12)}Zz9yXx8w`;
  const shown = redactor.value({
    queries: { 'getDocumentRequests Zz9yXx8w': { endpointName: 'getDocumentRequests', originalArgs: { token } } },
  });
  const address = redactor.url(`/public-pages/document-requests/${token}`);
  const shownToken = address.split('/').at(-1) ?? '';
  expect(shownToken).toMatch(/^[\w-]{40,512}$/);
  expect(shown).toEqual({
    queries: {
      [`getDocumentRequests ${shownToken.slice(-8)}`]: { endpointName: 'getDocumentRequests', originalArgs: { token: REDACTED } },
    },
  });
});

test('a field without a decision keeps only its type', () => {
  const strange = {
    text: undefined,
    fico: 700,
    nickname: 'Dee',
    isRisky: true,
    nothing: null,
    list: ['a', 1, { deep: 'b' }],
    firstName: 'Dana',
  };
  expect(createRedactor().value({ strange })).toEqual({
    strange: {
      text: undefined,
      fico: 0,
      nickname: REDACTED,
      isRisky: false,
      nothing: null,
      list: [REDACTED, 0, { deep: REDACTED }],
      firstName: 'Borrower A',
    },
  });
});

test.each([
  'token',
  'access_token',
  'id_token',
  'refresh_token',
  'bearer',
  'password',
  'ssn',
  'ssnLast4',
  'cardNumber',
  'cardCVV',
  'cardCvvNumber',
  'accountNumber',
  'abaRoutingNumber',
  'verificationTicket',
  'feeToken',
  'contactId',
  'ticket',
  'humanCheck',
  'sealed',
  'code',
])('any value of %s is redacted', (name) => {
  for (const held of ['canary7', ['canary7'], { amount: 'canary7' }, 7]) {
    const shown = createRedactor().value({ payload: [{ [name]: held }] });
    expect(shown).toEqual({ payload: [{ [name]: REDACTED }] });
  }
});

test('a rejection’s code is not redacted', () => {
  const refused = {
    error: {
      kind: 'body',
      status: 409,
      code: 'ERR_BAD_REQUEST',
      body: { errors: ['Amount changed'], code: 'amountChanged', errorId: 'a-1' },
    },
  };
  expect(createRedactor().value(refused)).toEqual(refused);
  const rejected = {
    type: 'paymentApi/executeMutation/rejected',
    payload: { code: 'ERR_NETWORK', kind: 'noAnswer', cause: 'network' },
    meta: { arg: { endpointName: 'makePayment' } },
  };
  expect(createRedactor().value(rejected)).toEqual(rejected);
});

test('free text is redacted', () => {
  const written = {
    question: 'Is my roof worth it?',
    tasks: [{ title: 'Letter', why: 'Because', sentBackReason: 'Blurred', state: 'sentBack' }],
  };
  expect(createRedactor().value(written)).toEqual({
    question: WORDS,
    tasks: [{ title: WORDS, why: WORDS, sentBackReason: WORDS, state: 'sentBack' }],
  });
});

test.each([
  ['https://portal.example/loans/L-1/receipts/5f0c2f6e-1a11-4222-8333-444455556666', '/loans/Loan%200002/receipts/id-1'],
  ['/pay/mode?loan=L-2&step=review', '/pay/mode?loan=Loan+0001&step=review'],
  ['/auth/callback?code=abc&state=def', '/auth/callback?code=%5Bredacted%5D&state=%5Bredacted%5D'],
  ['/public-pages/send-documents/olive@lender.example/upload', '/public-pages/send-documents/person1%40redacted.example/upload'],
  ['/dana-whitfield', '/id-1'],
  ['/help#report', '/help#report'],
  ['/help#4000056655665556', '/help'],
  ['/loans/:loanIdentifier', '/loans/:loanIdentifier'],
  ['/loans/%E0%A4%A', '/loans/Loan%200001'],
])('the URL %s becomes %s', (address, expected) => {
  expect(createRedactor().url(address)).toBe(expected);
});

test('the same object is redacted to the same object, also in the next state', () => {
  const redactor = createRedactor();
  const loan = aLoan();
  const data = [loan];
  const one = redactor.value({ queries: { 'getLoans(undefined)': { data } }, session: { status: 'signedIn' } }) as Record<
    string,
    unknown
  >;
  const next = redactor.value({ queries: { 'getLoans(undefined)': { data } }, session: { status: 'signedOut' } }) as typeof one;
  const dataOf = (state: unknown) =>
    (state as { queries: Record<string, { data: unknown }> }).queries['getLoans(undefined)']?.data;
  expect(dataOf(one)).toBe(dataOf(next));
});

test('a circular object is handled', () => {
  const state: Record<string, unknown> = { status: 'signedIn' };
  state['session'] = state;
  const shown = createRedactor().value(state) as { session: { session: unknown } };
  expect(shown.session).toBe(shown.session.session);
});

test('the original is not changed, also when frozen', () => {
  const loan = Object.freeze(aLoan());
  createRedactor().value(loan);
  expect(loan).toEqual(aLoan());
});

test('keys that contain data are redacted, and __proto__ is harmless', () => {
  const value = JSON.parse(
    '{"4000056655665556": 1, "dana@example.com": 2, "__proto__": {"polluted": true}, "constructor": "x"}',
  ) as object;
  const shown = createRedactor().value(value) as Record<string, unknown>;
  expect(JSON.stringify(shown)).not.toMatch(/4000|dana|polluted/);
  expect(Object.getPrototypeOf(shown)).toBe(Object.prototype);
  expect(({} as { polluted?: true }).polluted).toBeUndefined();
});

test('numbers stay numbers', () => {
  const shown = createRedactor().value({
    loanNumber: 1000004711,
    amount: 12.5,
    startedTimeStamp: 1_795_281_000_000,
    cardNumber: 4,
    fileBytes: 4000056655665556,
  });
  expect(shown).toEqual({ loanNumber: 1, amount: 12.5, startedTimeStamp: 1_795_281_000_000, cardNumber: REDACTED, fileBytes: 0 });
});

test('a bank’s name gets an alias, and a card’s brand stays', () => {
  const redactor = createRedactor();
  const methods = [
    { type: 'ACH', issuerName: 'Lakewood Savings, account of Dana', lastFour: '6789' },
    { type: 'DEBIT', issuerName: 'Visa', lastFour: '4242' },
    { type: 'ACH', issuerName: '', lastFour: '1111' },
  ];
  expect(redactor.value({ list: methods })).toEqual({
    list: [
      { type: 'ACH', issuerName: 'Bank 1', lastFour: '6789' },
      { type: 'DEBIT', issuerName: 'Visa', lastFour: '4242' },
      { type: 'ACH', issuerName: '', lastFour: '1111' },
    ],
  });
  expect(redactor.text('Lakewood Savings, account of Dana ending in 6789, and Visa ending in 4242')).toBe(
    'Bank 1 ending in 6789, and Visa ending in 4242',
  );
});

test('a lender’s own field rule overrides the portal’s', () => {
  const redactor = createRedactor({ fields: ['issuerName', 'id'] });
  expect(redactor.value({ accounts: [{ id: 'fa-1', issuerName: 'Lakewood Savings', lastFour: '6789' }] })).toEqual({
    accounts: [{ id: REDACTED, issuerName: REDACTED, lastFour: '6789' }],
  });
  expect(redactor.text('Lakewood Savings ending in 6789')).toBe('Bank 1 ending in 6789');
});

test('errors of the code show name and redacted message', () => {
  const redactor = createRedactor();
  redactor.learn(aLoan());
  const error = new TypeError('dana@example.com has no loan 1000004711');
  expect(redactor.value({ error })).toMatchObject({
    error: { name: 'TypeError', message: 'person1@redacted.example has no loan Loan 0001' },
  });
});

test('a state of 1,000 loans is redacted quickly', () => {
  const loans = (from: number) =>
    Array.from({ length: 1000 }, (_, index) => ({
      ...aLoan(),
      loanIdentifier: `L-${from + index}`,
      loanNumber: String(1_000_000_000 + from + index),
    }));
  const times = [1, 2, 3, 4].map((round) => {
    const data = loans(round * 1000);
    const begun = performance.now();
    createRedactor().value({ data });
    return performance.now() - begun;
  });
  console.log(`1,000 loans: ${times.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`);
  expect(Math.min(...times)).toBeLessThan(1000);
});
