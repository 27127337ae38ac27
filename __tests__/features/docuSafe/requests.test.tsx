import { act, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';

import { aLoan, stubLoansError, stubLoans, stubProfile, stubOptionalLoans } from '../../support/backends/borrower.ts';
import {
  aDocument,
  stubUpload,
  aRequest,
  aTask,
  stubLinkContact,
  stubDocumentRequests,
  stubDocumentTypes,
  stubOptionalDocumentTypes,
  stubDocumentRequestsError,
  type SentUpload,
} from '../../support/backends/docuSafe.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import { anOfficer } from '../../support/backends/rateDrop.ts';
import { sendFormsAsText } from '../../support/sendFormsAsText.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const TOKEN = 't'.repeat(60);
const LINK = `/public-pages/document-requests/owen.marsh%40ccm.example/${TOKEN}`;
const sent: SentUpload[] = [];
beforeAll(sendFormsAsText);
beforeEach(() => {
  sent.splice(0);
  setXsrfCookie();
});

function onMine(...requests: Parameters<typeof stubDocumentRequests>[0]) {
  stubProfile();
  stubOptionalLoans();
  stubDocumentRequests(requests);
  return renderPortal('/document-requests');
}
const task = (name: RegExp | string) => screen.findByRole('region', { name });
const inputFor = (title: string) => screen.findByLabelText(`Choose files: ${title}`, { selector: 'input' });

test('each document request shows task, reason, state and sent files', async () => {
  const note = {
    message: 'These are all I need.',
    sender: { email: 'owen.marsh@ccm.example', firstName: 'Owen', lastName: 'Marsh', userIdentifer: 'officer-1' },
    writtenAtDate: '2026-11-18',
    writtenAtUtc: new Date(Date.now() - 2.1 * 3_600_000).toISOString(),
    writtenAtTime: '9:00 AM',
    timeSince: 'ages ago',
  };
  stubDocumentTypes();
  onMine(
    aRequest({
      notes: [note],
      tasks: [
        aTask({ taskId: '1', title: 'Paystubs', wanted: 2, documents: [aDocument()], documentCount: 1 }),
        aTask({ taskId: '2', title: 'Insurance', state: 'accepted', mayBeUnavailable: false }),
        aTask({ taskId: '3', title: 'Photo ID', state: 'sentBack', sentBackReason: 'The edge is cut off.' }),
        aTask({ taskId: '4', title: 'Gift letter', state: 'unavailable', mayBeUnavailable: false }),
      ],
    }),
  );
  const paystubs = await task('1. Paystubs');
  expect(paystubs).toHaveTextContent('1 of 2 sent');
  expect(paystubs).toHaveTextContent(/paystub\.pdf212 KB, sent November 18, 2026 at 9:31\sAM Eastern Time/);
  expect(within(await task('2. Insurance')).queryByLabelText(/Choose files/, { selector: 'input' })).toBeNull();
  expect(await task('3. Photo ID')).toHaveTextContent('The edge is cut off.');
  expect(await task('4. Gift letter')).toHaveTextContent('Your loan officer knows. You can still send it later.');
  expect(screen.getByRole('heading', { name: 'For your refinance of 418 Maple Street' })).toBeVisible();
  expect(screen.getByText('2 hours ago', { exact: false })).toHaveAttribute('datetime', note.writtenAtUtc);
  expect(screen.queryByText(/ages ago/)).toBeNull();
  expect(await within(paystubs).findByText('PDF, JPG or PNG, up to 25 MB each.')).toBeVisible();
  expect(screen.getByText('You can send up to 200 files, 1 GB in all.')).toBeVisible();
});

test('a complete task shows the file input only on request', async () => {
  stubDocumentTypes();
  const { user } = onMine(
    aRequest({
      toldAtUtc: '2026-11-18T15:00:00.000Z',
      tasks: [aTask({ state: 'uploaded', documents: [aDocument()], documentCount: 1 })],
    }),
  );
  expect(await screen.findByRole('button', { name: 'Remove paystub.pdf' })).toBeVisible();
  expect(screen.queryByLabelText('Choose files: Bank statement', { selector: 'input' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Send another file: Bank statement' }));
  expect(screen.getByRole('button', { name: 'Choose files: Bank statement' })).toHaveFocus();
});

test('without requests, each loan officer can be sent documents, listed once', async () => {
  stubOptionalDocumentTypes();
  stubProfile();
  // A borrower who chose a recipient but has sent nothing yet can still choose.
  stubDocumentRequests([aRequest({ kind: 'sending', dueDate: null, property: null, tasks: [] })]);
  const officer = { firstName: 'Owen', lastName: 'Marsh', emailAddress: 'owen.marsh@ccm.example', role: 'LOAN_OFFICER' as const };
  const nameless = { firstName: '', lastName: '', emailAddress: 'team@ccm.example', role: 'LOAN_OFFICER' as const };
  const wrong = { firstName: 'No', lastName: 'Address', emailAddress: '', role: 'LOAN_OFFICER' as const };
  stubLoans(
    aLoan({ contacts: [...aLoan().contacts, officer] }),
    aLoan({ loanIdentifier: 'loan-2', contacts: [officer, nameless, wrong] }),
  );
  renderPortal('/document-requests');
  expect(await screen.findByRole('heading', { name: 'Nobody is asking you for documents right now' })).toBeVisible();
  expect(
    within(await task('What we may ask for'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Paystub', 'Bank statement']);
  expect(await screen.findByRole('link', { name: 'Send documents to Owen Marsh' })).toHaveAttribute(
    'href',
    '/public-pages/send-documents/owen.marsh%40ccm.example/upload',
  );
  expect(screen.getAllByRole('link', { name: /^Send documents to/ }).map(({ textContent }) => textContent)).toEqual([
    'Send documents to Owen Marsh',
    'Send documents to team@ccm.example',
  ]);
});

test('without requests and officers, the phone number is shown', async () => {
  stubOptionalDocumentTypes();
  stubProfile();
  stubDocumentRequests([]);
  stubLoans(aLoan());
  renderPortal('/document-requests');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: '(216) 555-0142' })).toBeVisible();
  expect(main.queryByRole('link', { name: /^Send documents to/ })).toBeNull();
});

test('without requests, a failed officer lookup shows a retry', async () => {
  stubOptionalDocumentTypes();
  stubProfile();
  stubDocumentRequests([]);
  stubLoansError(500, { errors: ['No.'], errorId: 'e' });
  renderPortal('/document-requests');
  expect(await screen.findByText(/We could not look up your loan officer/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('the summary of a complete request', () => {
  const uploaded = aTask({ state: 'uploaded', documents: [aDocument()], documentCount: 1 });
  const two = [
    aDocument({ sentAtUtc: '2026-11-19T14:31:00.000Z' }),
    aDocument({ documentId: 'document-2', sha256: 'b'.repeat(64) }),
  ];
  const accepted = aTask({ taskId: 'task-2', title: 'Paystubs', state: 'accepted', documents: two, documentCount: 2 });
  const toldAtUtc = '2026-11-19T15:00:00.000Z';
  const said = async () => (await screen.findByText(/^Everything is in\./)).closest('[role=note]');

  test('says what was sent, when, and what happens next while it is reviewed', async () => {
    stubDocumentTypes();
    onMine(aRequest({ toldAtUtc, tasks: [uploaded, accepted] }));
    expect(await said()).toHaveTextContent(/You sent 3 documents, the last one on November 19, 2026 at 9:31\sAM Eastern Time\./);
    expect(await said()).toHaveTextContent(
      /Next, Owen Marsh looks at what you sent and writes to you if anything else is needed\./,
    );
    expect(screen.queryByText(/needed by/i)).toBeNull();
  });

  test('says so when everything is accepted', async () => {
    stubDocumentTypes();
    onMine(aRequest({ toldAtUtc, tasks: [accepted] }));
    expect(await said()).toHaveTextContent('Owen Marsh has accepted everything. There is nothing else to do.');
    expect(screen.queryByText(/^You can send up to/)).toBeNull();
  });

  test.each([
    ['something is missing', aRequest({ tasks: [accepted, aTask()] })],
    ['something was sent back', aRequest({ tasks: [accepted, aTask({ state: 'sentBack' })] })],
    ['nothing was sent', aRequest({ tasks: [aTask({ state: 'unavailable' })] })],
    ['documents are sent without a request', aRequest({ kind: 'sending', property: null, tasks: [accepted] })],
  ])('is not shown when %s', async (_why, request) => {
    stubDocumentTypes();
    onMine(request);
    expect(await screen.findByText(/^Owen Marsh gets one email when everything is in/)).toBeVisible();
    expect(screen.queryByText(/^Everything is in/)).toBeNull();
  });
});

test('a file is sent to its task with its own key, and the last one notifies the officer', async () => {
  stubDocumentTypes();
  const { user } = onMine(
    aRequest({ tasks: [aTask({ taskId: 'task-1' }), aTask({ taskId: 'task-2', title: 'Tax return', state: 'accepted' })] }),
  );
  const input = await inputFor('Bank statement');
  const uploaded = aTask({ state: 'uploaded', documents: [aDocument()], documentCount: 1, mayBeUnavailable: false });
  stubUpload(sent, 200, uploaded);
  stubDocumentRequests([aRequest({ tasks: [uploaded] })]);
  stubUpload(sent, 200, { state: 'told' }, { name: 'sendDocumentsUploadedEmail' });
  stubDocumentRequests([aRequest({ tasks: [uploaded], toldAtUtc: '2026-11-18T15:00:00.000Z' })]);
  await user.upload(input, new File(['%PDF-1.7 hello'], 'october.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/Everything is in. We told Owen Marsh/)).toBeVisible();
  expect(sent[0]?.body).toBe('contactId=\ntaskId=task-1\ndocumentType=\nturns=\nfile=october.pdf');
  expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
  expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ requestId: 'request-1', contactId: '' });
});

test.each<[string, number, boolean]>([
  ['the answer is lost', 0, true],
  ['the lender is down', 503, true],
  ['the request is gone', 404, false],
])('completion is reported again until the lender confirms it: %s', async (_what, status, isAgain) => {
  stubDocumentTypes();
  let asked = 0;
  const isAllIn = aTask({ state: 'uploaded', documents: [aDocument()], documentCount: 1 });
  nock('http://localhost')
    .post(/sendDocumentsUploadedEmail/)
    .times(isAgain ? 2 : 1)
    .reply((_uri, _body, done) => {
      asked += 1;
      if (asked > 1) done(null, [200, { state: 'told' }]);
      else done(status === 0 ? new Error('cut off') : null, [status, { errors: ['No.'], errorId: 'e' }]);
    });
  onMine(aRequest({ tasks: [isAllIn] }));
  await screen.findByText('paystub.pdf');
  await waitFor(() => expect(asked).toBe(1));
  if (isAgain) {
    stubDocumentRequests([aRequest({ tasks: [isAllIn], toldAtUtc: '2026-11-18T15:00:00.000Z' })]);
    expect(await screen.findByText(/Everything is in. We told Owen Marsh/, {}, { timeout: 10_000 })).toBeVisible();
  } else {
    expect(await screen.findByText(/could not send Owen Marsh the email.*call or write to Owen Marsh/)).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 2300))); // a second request would fail the test
  }
  expect(asked).toBe(isAgain ? 2 : 1);
});

test('a document is removed after a confirmation, and "I don’t have this now" is sent', async () => {
  stubDocumentTypes();
  const { user } = onMine(aRequest({ tasks: [aTask({ wanted: 2, documents: [aDocument()], documentCount: 1 })] }));
  await user.click(await screen.findByRole('button', { name: 'Remove paystub.pdf' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove this document?' });
  stubUpload(sent, 200, aTask());
  stubDocumentRequests([aRequest()]);
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('paystub.pdf')).toBeNull());
  expect(await screen.findByText('The document was removed.')).toBeVisible();
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    taskId: 'task-1',
    contactId: '',
    action: 'withdraw',
    documentId: 'document-1',
  });

  stubUpload(sent, 429, { errors: ['Not now.'], errorId: 'e' });
  await user.click(screen.getByRole('button', { name: 'I don’t have this now: Bank statement' }));
  expect(await screen.findByText('Your document request was not updated, and nothing was changed. Not now.')).toBeVisible();
  stubUpload(sent, 200, aTask({ state: 'unavailable' }));
  stubDocumentRequests([aRequest({ tasks: [aTask({ state: 'unavailable', mayBeUnavailable: false })] })]);
  await user.click(screen.getByRole('button', { name: 'I don’t have this now: Bank statement' }));
  expect(await screen.findByText('Your loan officer knows. You can still send it later.')).toBeVisible();
});

describe('a mailed link', () => {
  const open = (address = LINK) => renderPortal(address, { signedIn: false });

  test('shows the request without an account and without file names', async () => {
    stubLinkContact(TOKEN);
    stubDocumentTypes();
    stubDocumentRequests(
      [aRequest({ property: null, tasks: [aTask({ wanted: 2, documents: [aDocument({ fileName: null })], documentCount: 1 })] })],
      TOKEN,
    );
    open();
    expect(await screen.findByRole('heading', { name: 'For your refinance' })).toBeVisible();
    expect(screen.getByText('PDF document')).toBeVisible();
    expect(screen.getByText('This link works through December 18, 2026.')).toBeVisible();
    expect(screen.getByText(anOfficer().emailAddress)).toBeVisible();
  });

  test.each([
    ['unknown to the lender', LINK, true],
    ['cut off', LINK.slice(0, -40), false],
    ['without a token', '/public-pages/document-requests/owen.marsh%40ccm.example', false],
    ['without an officer', '/public-pages/document-requests', false],
  ])('that is %s leads to help', async (_what, address, isAsked) => {
    if (isAsked) {
      stubOptionalDocumentTypes();
      stubLinkContact(TOKEN, 'followUp', 404);
      stubDocumentRequestsError(404, TOKEN);
    }
    open(address);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(window.location.pathname).toBe('/document-requests/page-not-found');
  });

  test('for a pre-approval does not open the other page', async () => {
    stubLinkContact(TOKEN, 'preApproval');
    stubOptionalDocumentTypes();
    stubDocumentRequests([aRequest({ kind: 'preApproval' })], TOKEN);
    open();
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});
