/** Writes about documents that a loan officer requested and about paystubs, mostly from a mailed link. */
import { fireEvent, screen } from '@testing-library/react';

import { aDocument, aRequest, aTask } from './backends/docuSafe.ts';
import { anAgencyRequest, anAimCheck, anIncomeCheck, aPaper, hasTicket, incomeStep, TOKEN } from './backends/income.ts';
import { aField, aPaystub, aReadPaper, fieldsOf, VALUES } from './backends/incomePapers.ts';
import { confirm, pressButton, type Person, type Write } from './everyFault.ts';

/** Messages about a paystub on the page; the messages in toasts below name their subject. */
const PAPER = {
  refused: /That did not work, and nothing was changed/,
  open: /We could not find out whether that worked\. This page shows what we know/,
};
const REMOVAL = {
  refused: /The file was not removed, and nothing was changed/,
  open: /We could not find out whether the file was removed/,
};
const DOCUMENTS = {
  refused: /Your document request was not updated, and nothing was changed/,
  open: /We could not find out whether your document request was updated/,
};
const OTHER_BORROWER = {
  refused: /Your choice about the other borrower was not saved, and nothing was changed/,
  open: /We could not find out whether your choice about the other borrower was saved/,
};

const LINK = 't'.repeat(60);
const TYPES = {
  documentTypes: [{ documentType: 'paystub', name: 'Paystub' }],
  limits: { fileBytes: 26_214_400, filesAtOnce: 20, documents: 200, totalBytes: 1_073_741_824, mediaTypes: ['application/pdf'] },
};
const docuSafe = (whose: string, ...requests: object[]) => ({
  'GET /api/borrower/api/DocuSafe/list': TYPES,
  [`GET /api/borrower/api/DocuSafe/getFollowUpTasks/${whose}`]: requests,
  [`GET /api/borrower/api/DocuSafe/getcontact/*/${whose}`]: {
    officer: aRequest().officer,
    kind: 'followUp',
    expiresOn: '2026-12-18',
  },
});
const ACTION = 'POST /api/borrower/api/DocuSafe/uploadFollowUpTaskDocument';
const SENT_TASK = aTask({ state: 'uploaded', documents: [aDocument()], documentCount: 1 });

const takeOff = async (user: Person) => {
  const before = screen.queryByRole('button', { name: /^(Cancel|Dismiss) stub\.pdf/ });
  if (before !== null) await user.click(before);
};
/** Chooses a file, after removing the one that was chosen before. */
const sendFile = (label: string) => async (user: Person) => {
  await takeOff(user);
  await user.upload(
    await screen.findByLabelText(label, { selector: 'input' }),
    new File(['%PDF-1.7 stub'], 'stub.pdf', { type: 'application/pdf' }),
  );
};
const upload = {
  refused: /This file was not sent|We can take no more files right now/,
  open: /We got no answer\. We will try this file again by ourselves/,
  why: { '429 in 5 minutes': /This one goes on by itself in about 5 minutes/ },
  after: takeOff,
};
const removeDocument = async (user: Person) => {
  await pressButton('Remove')(user);
  await confirm(user, 'Remove');
};

/** Income page of a visitor who has already confirmed their identity. */
const income = (check: object, paper = aReadPaper()) => ({
  isVisitors: true as const,
  before: hasTicket,
  reads: {
    [`GET /api/borrower/api/ocr/getPaystubs/${TOKEN}`]: check,
    'GET /api/borrower/api/ocr/getDocumentDetails/paper-1': paper,
    'GET /api/borrower/api/ocr/download/paper-1/page/*': null,
  },
});
const summary = { ...income(anIncomeCheck({ papers: [aPaper()] })), address: incomeStep('documents-summary') };
const change = {
  call: 'PUT api/ocr/aimcheck/update-parsed-data',
  sends: 'PUT /api/borrower/api/ocr/aimcheck/update-parsed-data',
  ...PAPER,
};
const marked = aReadPaper({
  paystubs: [aPaystub({ fields: fieldsOf(VALUES, [aField('hours', '30.00', { doubt: 'contradiction' })]) })],
});
const withFinding = aReadPaper({ paystubs: [aPaystub({ findings: ['otherPerson'] })] });
const two = aReadPaper({ paystubs: [aPaystub(), aPaystub({ paystubId: 'stub-2' })] });

export const linkWrites: Record<string, Write> = {
  'a document': {
    ...upload,
    call: 'POST api/DocuSafe/uploadFollowUpTaskDocument',
    sends: ACTION,
    address: '/document-requests',
    reads: docuSafe('mine', aRequest()),
    press: sendFile('Choose files: Bank statement'),
    good: { body: SENT_TASK, says: /The file was sent/ },
  },
  'a document by a link': {
    ...upload,
    call: 'POST api/DocuSafe/uploadFollowUpTaskDocument',
    sends: ACTION,
    isVisitors: true,
    address: `/public-pages/document-requests/owen.marsh%40ccm.example/${LINK}`,
    reads: docuSafe(LINK, aRequest()),
    press: sendFile('Choose files: Bank statement'),
    good: { body: SENT_TASK, says: /The file was sent/ },
  },
  'removing a document': {
    isInToast: true,
    call: 'POST api/DocuSafe/uploadFollowUpTaskDocument',
    sends: ACTION,
    address: '/document-requests',
    reads: docuSafe('mine', aRequest({ toldAtUtc: '2026-11-18T15:00:00.000Z', tasks: [SENT_TASK] })),
    press: removeDocument,
    ...DOCUMENTS,
  },
  'removing a document by a link': {
    isInToast: true,
    call: 'POST api/DocuSafe/uploadFollowUpTaskDocument',
    sends: ACTION,
    isVisitors: true,
    address: `/public-pages/document-requests/owen.marsh%40ccm.example/${LINK}`,
    reads: docuSafe(LINK, aRequest({ toldAtUtc: '2026-11-18T15:00:00.000Z', tasks: [SENT_TASK] })),
    press: removeDocument,
    ...DOCUMENTS,
  },
  '“I don’t have this now”': {
    isInToast: true,
    call: 'POST api/DocuSafe/uploadFollowUpTaskDocument',
    sends: ACTION,
    address: '/document-requests',
    reads: docuSafe('mine', aRequest()),
    press: pressButton('I don’t have this now'),
    ...DOCUMENTS,
  },
  '“everything is in”': {
    call: 'POST api/DocuSafe/sendDocumentsUploadedEmail',
    sends: 'POST /api/borrower/api/DocuSafe/sendDocumentsUploadedEmail',
    isVisitors: true,
    address: `/public-pages/send-documents/owen.marsh%40ccm.example/upload?id=${LINK}`,
    reads: docuSafe(LINK, aRequest({ kind: 'sending', purpose: 'servicing', property: null, dueDate: null, tasks: [SENT_TASK] })),
    press: pressButton('Tell Owen Marsh that everything is in'),
    refused: /The email was not sent\. Your files are safe with us/,
    open: /We could not find out whether the email was sent\. Your files are safe with us\. Try again: Owen Marsh gets only one/,
  },
  'a paystub': {
    ...upload,
    ...income(anIncomeCheck()),
    call: 'POST api/ocr/upload-multiple',
    sends: 'POST /api/borrower/api/ocr/upload-multiple',
    address: incomeStep('documents-upload'),
    press: sendFile('Choose files: Your paystubs'),
  },
  'reading a paper again': {
    ...change,
    ...income(anIncomeCheck({ papers: [aPaper({ reading: 'failed', paystubCount: 0 })] })),
    address: incomeStep('documents-upload'),
    press: pressButton('Read it again'),
  },
  'removing a paper': {
    isInToast: true,
    ...change,
    ...REMOVAL,
    ...income(anIncomeCheck({ papers: [aPaper()] })),
    address: incomeStep('documents-upload'),
    press: removeDocument,
  },
  'that a paper is a paystub': {
    ...change,
    ...income(anIncomeCheck({ papers: [aPaper({ reading: 'unsure', paystubCount: 0 })] })),
    address: incomeStep('documents-upload'),
    press: pressButton('Yes, it is a paystub'),
  },
  'a value of a paystub': {
    ...change,
    ...summary,
    ready: async (user) => user.click(await screen.findByRole('button', { name: 'Edit: Hours' })),
    press: async (user) => {
      const again = screen.queryByRole('button', { name: 'Try again: Hours' });
      if (again !== null) return user.click(again);
      const hours = screen.getByLabelText('Hours', { selector: 'input' });
      fireEvent.change(hours, { target: { value: '75' } });
      return fireEvent.keyDown(hours, { key: 'Enter' });
    },
    refused: /This was not saved\. What you typed is still here/,
    open: /We could not find out whether this was saved\. What you typed is still here/,
    keeps: () => expect(screen.getByLabelText('Hours', { selector: 'input' })).toHaveValue('75'),
  },
  'that a marked value is right': {
    ...change,
    ...summary,
    ...income(anIncomeCheck({ papers: [aPaper()] }), marked),
    press: pressButton('It is right'),
  },
  'that the name on a paystub is mine': {
    ...change,
    ...summary,
    ...income(anIncomeCheck({ papers: [aPaper()] }), withFinding),
    press: pressButton('Yes, that is my name'),
  },
  'leaving a paystub out': {
    ...change,
    ...summary,
    ...income(anIncomeCheck({ papers: [aPaper({ paystubCount: 2 })] }), two),
    press: async (user) => user.click((await screen.findAllByText('Leave this paystub out', { selector: 'button' }))[0]!),
  },
  'how often one is paid': {
    ...change,
    ...summary,
    press: async (user) => {
      const again = screen.queryByText('Try again', { selector: 'button' });
      await user.click(again ?? (await screen.findByRole('radio', { name: /^Every week/ })));
    },
    refused: /Your answer was not saved/,
    open: /We could not find out whether your answer was saved/,
  },
  'typing a paystub in': {
    ...change,
    ...summary,
    ...income(anIncomeCheck({ papers: [aPaper({ paystubCount: 0 })] }), aReadPaper({ paystubs: [], paystubCount: 0 })),
    press: pressButton('It is a paystub, I will type it in'),
  },
  'who else is on the application': {
    isInToast: true,
    ...summary,
    ...income(
      anIncomeCheck({
        papers: [aPaper()],
        additionalBorrower: { firstName: 'Jo', emailHint: 'j•••@example.com', state: 'asked' },
      }),
    ),
    call: 'PUT skipAdditionalBorrower',
    sends: 'PUT /api/agency/skipAdditionalBorrower',
    press: pressButton(/^Invite Jo/),
    ...OTHER_BORROWER,
  },
  'the check of an income': {
    ...summary,
    call: 'POST api/ocr/create-aimcheck',
    sends: 'POST /api/borrower/api/ocr/create-aimcheck',
    press: pressButton('This is right, check my income'),
    refused: /The check could not begin\. Nothing was started/,
    open: /We have no answer yet, so we ask again/,
    // The page retries these by itself until it gets a clear response; `reviewCheck.test.tsx` tests that.
    without: ['404 page', '500 words', '204 none', '200 {}', '200 cut', 'dropped'],
    isKeyed: true,
  },
  'consent to send the income': {
    ...income(anIncomeCheck({ papers: [aPaper()], aimCheck: anAimCheck({ state: 'passed' }) })),
    address: incomeStep('documents-summary'),
    call: 'POST sendRequestToFreddieMac',
    sends: 'POST /api/agency/sendRequestToFreddieMac',
    ready: async (user) => user.click(await screen.findByRole('checkbox', { name: /^I agree/ })),
    press: pressButton('Send my income to Freddie Mac'),
    refused: /Nothing was saved or sent/,
    open: /We could not find out whether your income was sent\. Press the button again: it is sent only once/,
    isKeyed: true,
    keeps: () => expect(screen.getByRole('checkbox', { name: /^I agree/ })).toBeChecked(),
    good: { body: anAgencyRequest(), says: /Your income was sent/ },
  },
};
