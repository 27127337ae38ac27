/** Sending documents to a loan officer who has not requested any. */
import { screen, within } from '@testing-library/react';

import type { FollowUpTask } from '#contract/borrower/docuSafe.ts';

import { aProfile, stubProfile, stubOptionalLoans } from '../../support/backends/borrower.ts';
import {
  aDocument,
  stubUpload,
  aRequest,
  aTask,
  stubBeginSending,
  stubDocumentRequests,
  stubDocumentTypes,
  stubDocumentRequestsError,
  type SentUpload,
} from '../../support/backends/docuSafe.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import { anOfficer, stubOfficerSearch } from '../../support/backends/rateDrop.ts';
import { sendFormsAsText } from '../../support/sendFormsAsText.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const TOKEN = 's'.repeat(60);
const PAGE = '/public-pages/send-documents/owen.marsh%40ccm.example/upload';
const sent: SentUpload[] = [];
beforeAll(sendFormsAsText);
beforeEach(() => {
  sent.splice(0);
  setXsrfCookie();
});

const aSending = (tasks: FollowUpTask[] = [], toldAtUtc: string | null = null) =>
  aRequest({ kind: 'sending', purpose: 'servicing', property: null, dueDate: null, tasks, toldAtUtc });
const paystub = (changes: Partial<FollowUpTask> = {}) =>
  aTask({
    taskId: 'task-7',
    documentType: 'paystub',
    title: 'Paystub',
    why: '',
    state: 'uploaded',
    documents: [aDocument({ fileName: null })],
    documentCount: 1,
    mayBeUnavailable: false,
    ...changes,
  });
const open = (address = PAGE) => renderPortal(address, { signedIn: false });
const isGone = async () => {
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(window.location.pathname).toBe('/document-requests/page-not-found');
};

test('a visitor enters a name, chooses document types and files, and the officer is notified', async () => {
  stubOfficerSearch('owen.marsh@ccm.example', [anOfficer()]);
  const { user } = open();
  expect(await screen.findByText('Your files go to Owen Marsh and the people who work on your loan.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  for (const words of ['Enter your first name.', 'Enter your last name.', 'Enter your email address.'])
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('First name'), 'Mary-Jane');
  await user.type(screen.getByLabelText('Last name'), "O'Brien");
  await user.type(screen.getByLabelText('Your email'), 'mj@example.com');

  stubBeginSending("mj%40example.com/Mary-Jane/O'Brien", 200, { contactId: TOKEN });
  stubDocumentRequests([aSending()], TOKEN);
  stubDocumentTypes();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Paystub' }));
  expect(screen.getByRole('button', { name: 'Choose files: Paystub' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Tell Owen/ })).toBeNull();
  expect(window.location.search).toBe(`?id=${TOKEN}`);

  stubUpload(sent, 200, paystub());
  stubDocumentRequests([aSending([paystub()])], TOKEN);
  await user.upload(
    screen.getByLabelText('Choose files: Paystub', { selector: 'input' }),
    new File(['%PDF-1.7 p'], 'nov.pdf', { type: 'application/pdf' }),
  );
  const section = screen.getByRole('region', { name: 'Paystub' });
  expect(await within(section).findByRole('button', { name: 'Remove PDF document' })).toBeVisible();
  expect(sent[0]?.body).toBe(`contactId=${TOKEN}\ntaskId=\ndocumentType=paystub\nturns=\nfile=nov.pdf`);

  stubUpload(sent, 503, { errors: ['Down.'], errorId: 'e' }, { name: 'sendDocumentsUploadedEmail' });
  await user.click(await screen.findByRole('button', { name: 'Tell Owen Marsh that everything is in' }));
  expect(await screen.findByText(/Your files are safe with us\. Try again: Owen Marsh gets only one\./)).toBeVisible();
  stubUpload(sent, 200, { state: 'told' }, { name: 'sendDocumentsUploadedEmail' });
  stubDocumentRequests([aSending([paystub()], '2026-11-18T15:00:00.000Z')], TOKEN);
  await user.click(screen.getByRole('button', { name: 'Tell Owen Marsh that everything is in' }));
  expect(await screen.findByText(/Everything is in. We told Owen Marsh/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Tell Owen/ })).toBeNull();
});

test('a signed-in borrower types nothing', async () => {
  stubProfile(aProfile({ firstName: 'Ada', lastName: 'Borrower', email: 'ada@example.com' }));
  stubOptionalLoans();
  stubOfficerSearch('owen.marsh@ccm.example', [anOfficer()]);
  const { user } = renderPortal(PAGE);
  expect(await screen.findByText('You are signed in as Ada Borrower, ada@example.com.')).toBeVisible();
  stubBeginSending('ada%40example.com/Ada/Borrower', 200, { contactId: TOKEN });
  stubDocumentRequests([aSending()], TOKEN);
  stubDocumentTypes();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'What do you want to send?' })).toBeVisible();
});

test('a started sending continues after a reload, and accepted documents take no more files', async () => {
  stubDocumentRequests([aSending([paystub(), aTask({ state: 'accepted', documents: [aDocument()], documentCount: 1 })])], TOKEN);
  stubDocumentTypes();
  open(`${PAGE}?id=${TOKEN}`);
  expect(await screen.findByRole('button', { name: 'Choose files: Paystub' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose files: Bank statement' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Something else to send?' })).toBeNull();
});

test('too many sendings show an error in the form, and typed values stay', async () => {
  stubOfficerSearch('owen.marsh@ccm.example', [anOfficer()]);
  const { user } = open();
  await user.type(await screen.findByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Borrower');
  await user.type(screen.getByLabelText('Your email'), 'ada@example.com');
  stubBeginSending('ada%40example.com/Ada/Borrower', 429, { errors: ['Too many.'], errorId: 'e', code: 'tooManyTries' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText('Too many.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
});

describe('the help page is shown for', () => {
  test.each([
    ['an email address that is not an officer’s', [] as ReturnType<typeof anOfficer>[]],
    ['an email address that only begins like an officer’s', [anOfficer({ emailAddress: 'owen.marsh@ccm.example.org' })]],
  ])('%s', async (_what, found) => {
    stubOfficerSearch('owen.marsh@ccm.example', found);
    open();
    await isGone();
  });

  test('an expired link', async () => {
    stubDocumentRequestsError(404, TOKEN);
    stubDocumentTypes();
    open(`${PAGE}?id=${TOKEN}`);
    await isGone();
  });

  test.each([
    ['of another officer', aRequest({ ...aSending(), officer: anOfficer({ emailAddress: 'somebody@ccm.example' }) })],
    ['for something else', aRequest({ kind: 'preApproval' })],
  ])('a link %s', async (_what, request) => {
    stubDocumentRequests([request], TOKEN);
    stubDocumentTypes();
    open(`${PAGE}?id=${TOKEN}`);
    await isGone();
  });

  test('a URL without an officer', async () => {
    open('/public-pages/send-documents/upload');
    await isGone();
  });
});
